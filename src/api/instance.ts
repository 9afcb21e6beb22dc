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

// In place: the mock's panel knows a call again by its object when the answer comes.
instance.interceptors.request.use((call) => Object.assign(call, { data: withIdsAsTheyCame(call.data) }));
