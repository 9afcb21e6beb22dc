import { setGlobalProxyFromEnv } from 'node:http';
import type { OutgoingProxy } from '../delivery/tunnel.ts';
import { InvalidSetting } from './invalid-setting.ts';

/** The proxy of HTTPS_PROXY, or of the same in small letters; undefined without one. @throws InvalidSetting */
export function readOutgoingProxy(env: NodeJS.ProcessEnv): OutgoingProxy | undefined {
  const url = env.HTTPS_PROXY || env.https_proxy;
  if (!url) return undefined;
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  // The value is not repeated: it may contain a password.
  if (!isAddress)
    throw new InvalidSetting(
      'HTTPS_PROXY is not the http(s) address of a proxy, such as http://proxy.example.org:3128.',
    );
  return { url, except: env.NO_PROXY || env.no_proxy || '' };
}

/** Lets `fetch` of this process go through the proxy, to https addresses. @throws InvalidSetting */
export function goThroughProxy(env: NodeJS.ProcessEnv): void {
  const proxy = readOutgoingProxy(env);
  if (proxy) setGlobalProxyFromEnv({ https_proxy: proxy.url, no_proxy: proxy.except });
}
