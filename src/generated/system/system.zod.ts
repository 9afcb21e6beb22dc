/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import {
  SystemStatus
} from '../coinopAdminAPI.schemas.zod.ts';


/**
 * It answers while parts of the platform are down and says which; 503 is left for when it cannot even do that.
 * @summary How the platform is doing
 */
export const GetSystemStatusResponse = SystemStatus

