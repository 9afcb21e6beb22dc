/** Where features read what the server said; the reading itself is in `lib`, because `ui/load-error` shows it too. */
export { errorCode, errorMessage, errorStatus, fieldErrors } from '../lib/api-error.ts';
