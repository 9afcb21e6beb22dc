-- The newest migration of the oldest version of the server that works with this schema, by its `when` in the journal.
-- It moves on with a migration that takes something away (docs/decisions/how-are-migrations-known.md).
create or replace function oldest_server() returns bigint language sql immutable as 'select 1795617339056';
