-- The two roles of the database: the owner migrates it, and the server owns nothing. psql takes the passwords from its variables `owner` and
-- `server`; the container of the database reads them from its secrets.
\set ON_ERROR_STOP on
\if :{?owner}
\else
\set owner `cat /run/secrets/owner-password`
\set server `cat /run/secrets/server-password`
\endif
create role coinop_owner login password :'owner';
create role coinop_server login password :'server';
create database coinop owner coinop_owner;
revoke all on database coinop from public;
grant connect on database coinop to coinop_server;
