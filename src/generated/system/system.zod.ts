/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BrowserErrorReport,
  SystemStatus
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * It answers while parts of the platform are down and says which; 503 is left for when it cannot even do that.
 * @summary How the platform is doing
 */
export const GetSystemStatusResponse = SystemStatus

/**
 * Adds the error to `last_errors` of the system's status. It needs no access token, because the sign-in page can fail too. 6 reports a minute are taken from each administrator, and 6 a minute from all callers without a session together. A report is at most 1,000 bytes long.
 * @summary Report an error of the portal in a browser
 */
export const ReportBrowserErrorBody = BrowserErrorReport

export const ReportBrowserErrorResponse = zod.void()

