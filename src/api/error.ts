/** Features read the server's errors through this module. The implementation is in `lib`, because `ui/load-error` needs it too. */
export {
  errorCode,
  errorMessage,
  errorStatus,
  failureReason,
  fieldErrors,
  isNotOffered,
  isUnanswered,
} from '../lib/api-error.ts';
