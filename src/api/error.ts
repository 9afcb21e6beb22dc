/** Where features read what the server said; the reading itself is in `lib`, because `ui/load-error` shows it too. */
export { errorCode, errorMessage, errorStatus, failureReason, fieldErrors, isUnanswered } from '../lib/api-error.ts';
