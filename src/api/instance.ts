import axios from 'axios';

/** Same origin, with credentials, JSON: spec section 7. The portal calls `http`; only the mock's panel sees it from outside. */
export const instance = axios.create({ withCredentials: true, headers: { Accept: 'application/json' } });
