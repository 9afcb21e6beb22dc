// What the tests use of oidc-provider, which has no types of its own: those of others are 17 packages.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  }

  interface Configuration {
    findAccount(
      context: unknown,
      id: string,
    ): { accountId: string; claims(): Record<string, unknown> & { sub: string } };
    interactions: { url(context: unknown, interaction: { uid: string }): string };
    loadExistingGrant(context: Context): Promise<Grant>;
    [setting: string]: unknown;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description?: string },
    ): Promise<void>;
  }
}
