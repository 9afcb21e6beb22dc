import axios from 'axios';

/** Milliseconds after which a call is given up. An export, which may take longer, says `timeout: 0`. */
const TIME_LIMIT = 30_000;

/** Same origin, with credentials, JSON: spec section 7. The portal calls `http`; only the mock's panel sees it from outside. */
export const instance = axios.create({
  withCredentials: true,
  headers: { Accept: 'application/json' },
  timeout: TIME_LIMIT,
});
