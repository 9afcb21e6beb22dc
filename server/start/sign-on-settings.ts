import { z } from 'zod';
import type { SignOnSettings } from '../authentication/single-sign-on.ts';
import type { environment } from './environment.ts';
import { InvalidSetting, isLoopback } from './invalid-setting.ts';

/** The settings of single sign-on as they were given. */
type Given = Pick<
  z.output<typeof environment>,
  'ssoIssuer' | 'ssoClientId' | 'ssoClientSecret' | 'ssoScope' | 'ssoRolesClaim' | 'ssoRoles'
>;

/** @returns undefined without SSO_ISSUER @throws InvalidSetting */
export function readSingleSignOn(given: Given, publicUrl: string | undefined): SignOnSettings | undefined {
  const { ssoIssuer: issuer, ssoClientId: clientId, ssoRoles: roles } = given;
  if (issuer === undefined) return undefined;
  const missing = Object.entries({ PUBLIC_URL: publicUrl, SSO_CLIENT_ID: clientId, SSO_ROLES: roles })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (missing.length > 0 || clientId === undefined || roles === undefined) {
    throw new InvalidSetting(`SSO_ISSUER also needs ${missing.join(' and ')}.`);
  }
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (!isSafe) throw new InvalidSetting(`SSO_ISSUER=${issuer} is not an https address.`);
  return {
    issuer,
    clientId,
    clientSecret: given.ssoClientSecret,
    scope: given.ssoScope,
    rolesClaim: given.ssoRolesClaim,
    roles: readRoles(roles),
    redirectUrl: `${publicUrl}/admin-panel/login`,
  };
}

const rolesOfValues = z.record(z.string(), z.union([z.string().transform((role) => [role]), z.array(z.string())]));

/** @throws InvalidSetting */
function readRoles(text: string): Record<string, string[]> {
  try {
    return rolesOfValues.parse(JSON.parse(text));
  } catch {
    throw new InvalidSetting(
      `SSO_ROLES=${text} is not a JSON object from values of the claim to roles, such as {"payments": "finance"}.`,
    );
  }
}
