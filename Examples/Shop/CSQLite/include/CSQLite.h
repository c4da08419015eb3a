/// The part of SQLite's interface that the shop uses.
///
/// Declared here, for the headers are a package of their own on Linux, while the library itself is there with each
/// Swift toolchain, which needs it.

#ifndef CSQLITE_H
#define CSQLITE_H

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef void (*sqlite3_destructor_type)(void *);

enum {
  SQLITE_OK = 0, SQLITE_PERM = 3, SQLITE_BUSY = 5, SQLITE_READONLY = 8, SQLITE_IOERR = 10, SQLITE_CORRUPT = 11,
  SQLITE_CANTOPEN = 14, SQLITE_NOTADB = 26, SQLITE_ROW = 100, SQLITE_DONE = 101, SQLITE_INTEGER = 1,
};

int sqlite3_open(const char *path, sqlite3 **database);
int sqlite3_close(sqlite3 *database);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
const char *sqlite3_errmsg(sqlite3 *database);
int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **tail);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, long long value);
int sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *value, int length, sqlite3_destructor_type destructor);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_column_count(sqlite3_stmt *statement);
int sqlite3_column_type(sqlite3_stmt *statement, int column);
long long sqlite3_column_int64(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);

#endif
