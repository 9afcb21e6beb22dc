// Ends with 0 when the server of this container is ready: the health check of an image without a shell.

const ready = await fetch(`http://127.0.0.1:${process.env.PORT || 4600}/readyz`).catch(() => undefined);
process.exitCode = ready?.ok ? 0 : 1;
