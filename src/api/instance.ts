import axios from 'axios';
import { withIdsAsTheyCame } from './numeric-ids.ts';
import { TIME_LIMIT } from './read-call.ts';

/** For changes and files. Same origin, with credentials, JSON: spec section 7. The portal calls `http`; only the mock's panel uses this directly. */
export const instance = axios.create({
  withCredentials: true,
  headers: { Accept: 'application/json' },
  timeout: TIME_LIMIT,
  // Nobody keeps such a token in a cookie, and each call would first wait until the browser has looked for it.
  withXSRFToken: false,
});

instance.interceptors.request.use((call) => ({ ...call, data: withIdsAsTheyCame(call.data) }));
