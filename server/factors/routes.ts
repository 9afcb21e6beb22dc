import { type Context, Hono } from 'hono';
import {
  AddPasskeyBody,
  AddTotpBody,
  RemoveMyFactorParams,
  ShowFactorBody,
} from '../../src/generated/second-factor/second-factor.zod.ts';
import { permissionsOf } from '../authentication/roles.ts';
import { mustHaveFactor, type SecondFactorPolicy } from '../authentication/second-factor.ts';
import { newSecret } from '../authentication/tokens.ts';
import type { Database } from '../db/database.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { answerOnce } from '../http/answer-once.ts';
import type { AppEnv } from '../http/app-env.ts';
import { personOf } from '../http/auth.ts';
import { readBody, readParams } from '../http/validate.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { storeChallenge } from './challenge-commands.ts';
import { addPasskey, addTotp, offerTotp, removeFactor, renewRecoveryCodes } from './commands.ts';
import { creationOptions, type RelyingParty, relyingPartyAt, requestOptions } from './passkeys.ts';
import { presentAdded, presentFactor } from './present.ts';
import { factorsOf, passkeysAmong, recoveryCodesLeft, strengthOf } from './queries.ts';
import { NoPasskeysHere } from './refusals.ts';
import { type Shown, showFactor } from './show-commands.ts';
import { keyHashesOf } from './signing-queries.ts';

/** Shown by the authenticator, beside the username. */
const ISSUER = 'Coinop Admin';

const MINE = '/api/admin/me/factors';
const SECOND_STEP = '/api/admin/me/second-step';

/** The paths that a session reaches before it has shown a second factor; adding one asks for a factor itself, if there is one. */
export const REACHABLE_WITHOUT_FACTOR: readonly string[] = [
  '/auth/admin-logout',
  SECOND_STEP,
  `${SECOND_STEP}/options`,
  MINE,
  `${MINE}/passkeys`,
  `${MINE}/passkeys/options`,
  `${MINE}/totp`,
  `${MINE}/totp/options`,
];

export interface SecondFactorSettings {
  policy: SecondFactorPolicy;
  secrets: Secrets;
  /** The portal's public address. */
  publicUrl: string | undefined;
}

// Answers with secrets in them are stored nowhere, and so not for an idempotency key either.

export function factorRoutes(db: Database, { policy, secrets, publicUrl }: SecondFactorSettings): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const mustHave = (c: Context<AppEnv>) => mustHaveFactor(policy, permissionsOf(c.var.roles));
  const partyOf = (c: Context<AppEnv>) => relyingPartyAt(publicUrl, c.req.url);
  const partyHere = (c: Context<AppEnv>): RelyingParty => {
    const party = partyOf(c);
    if (!party) throw new NoPasskeysHere();
    return party;
  };

  const strengthHere = (c: Context<AppEnv>) =>
    strengthOf(db, { tokenHash: c.var.tokenHash, adminId: personOf(c).adminId });

  /** Adding a factor to others takes one of them, or a recovery code; the first one follows the password. */
  const askIfAny = async (c: Context<AppEnv>) => {
    if ((await strengthHere(c)) === 'none') await c.var.askStepUp();
  };

  routes.get(MINE, async (c) => {
    const { adminId } = personOf(c);
    const all = await factorsOf(db, adminId);
    const keys = await keyHashesOf(db, adminId, all);
    return c.json({
      factors: all.map((factor) => presentFactor(factor, keys.get(factor.factorId))),
      recovery_codes_left: await recoveryCodesLeft(db, adminId),
      new_factor_waits: (await strengthHere(c)) === 'recovered',
      is_required: mustHave(c),
      passkey_origin: partyOf(c)?.origin ?? null,
      has_totp: secrets.hasKey,
    });
  });

  routes.post(`${MINE}/passkeys/options`, async (c) => {
    await askIfAny(c);
    const by = personOf(c);
    const options = await creationOptions(partyHere(c), ISSUER, by, passkeysAmong(await factorsOf(db, by.adminId)));
    await storeChallenge(db, { challenge: options.challenge, tokenHash: c.var.tokenHash, purpose: 'add_passkey' });
    return c.json(options);
  });

  routes.post(`${MINE}/passkeys`, async (c) => {
    await askIfAny(c);
    const { name, passkey } = await readBody(c, AddPasskeyBody);
    const request = { party: partyHere(c), name: name.trim(), credential: passkey };
    return c.json(presentAdded(await addPasskey(db, personOf(c), c.var, request)), 201);
  });

  routes.post(`${MINE}/totp/options`, async (c) => {
    await askIfAny(c);
    const challenge = newSecret();
    const offer = await offerTotp(db, personOf(c), c.var, { issuer: ISSUER, challenge, secrets });
    return c.json({ challenge, ...offer });
  });

  routes.post(`${MINE}/totp`, async (c) => {
    await askIfAny(c);
    const { name, challenge, code } = await readBody(c, AddTotpBody);
    const request = { name: name.trim(), challenge, code, secrets };
    return c.json(presentAdded(await addTotp(db, personOf(c), c.var, request)), 201);
  });

  routes.delete(`${MINE}/:factor_id`, (c) => {
    const { factor_id: factorId } = readParams(c, RemoveMyFactorParams);
    return answerOnce(c, db, async (tx) => {
      await removeFactor(tx, personOf(c), { factorId, mustHave: mustHave(c) });
      return {};
    });
  });

  routes.post('/api/admin/me/recovery-codes', async (c) =>
    c.json({ recovery_codes: await renewRecoveryCodes(db, personOf(c)) }),
  );

  routes.post(`${SECOND_STEP}/options`, async (c) => {
    const { adminId } = personOf(c);
    // Outside of a sign-in the browser is offered those that count.
    const all = await factorsOf(db, adminId);
    const known = passkeysAmong(c.var.needsFactor ? all : all.filter(({ countsFrom }) => countsFrom === null));
    if (known.length === 0) throw new NotFound('A passkey');
    const options = await requestOptions(partyHere(c), known);
    await storeChallenge(db, { challenge: options.challenge, tokenHash: c.var.tokenHash, purpose: 'show_passkey' });
    return c.json(options);
  });

  routes.post(SECOND_STEP, async (c) => {
    const session = { tokenHash: c.var.tokenHash, isSignIn: c.var.needsFactor };
    await showFactor(db, personOf(c), session, await readShown(c));
    return c.body(null, 204);
  });

  /** @throws InvalidInput unless there is exactly one proof; a recovery code counts at sign-in alone */
  async function readShown(c: Context<AppEnv>): Promise<Shown> {
    const { passkey, code, recovery_code: recoveryCode } = await readBody(c, ShowFactorBody);
    if ([passkey, code, recoveryCode].filter((one) => one !== undefined).length !== 1) {
      throw new InvalidInput([{ path: 'body', message: 'must have one of passkey, code and recovery_code' }]);
    }
    if (passkey) return { passkey, party: partyOf(c) };
    if (code !== undefined) return { code, secrets };
    if (!c.var.needsFactor) throw new InvalidInput([{ path: 'recovery_code', message: 'counts at sign-in only' }]);
    return { recoveryCode: recoveryCode ?? '' };
  }

  return routes;
}
