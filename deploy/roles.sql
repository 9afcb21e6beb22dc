-- The two roles of docs/operations.md, for the first start of the database's container, with the passwords of its secrets.
\set owner `cat /run/secrets/owner-password`
\set server `cat /run/secrets/server-password`
create role coinop_owner login password :'owner';
create role coinop_server login password :'server';
create database coinop owner coinop_owner;
revoke all on database coinop from public;
grant connect on database coinop to coinop_server;
