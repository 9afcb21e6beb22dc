import type { NotificationSettings } from '../notifications/sender.ts';
import { InvalidSetting, isLoopback } from './invalid-setting.ts';

/** The settings of mail and chat, as they were given. */
interface Given {
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  chatHosts?: string | undefined;
  hasMessageAmounts: boolean;
}

const HOST = /^[a-z0-9.-]+$/;

/** @returns undefined without SMTP_URL and CHAT_HOSTS: nobody is sent anything @throws InvalidSetting */
export function readNotifications(given: Given, publicUrl: string | undefined): NotificationSettings | undefined {
  const { smtpUrl: url, mailFrom: from, chatHosts: hosts = '', hasMessageAmounts: hasAmounts } = given;
  const chatHosts = hosts
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  if (url === undefined && chatHosts.length === 0) return undefined;
  if (publicUrl === undefined) {
    throw new InvalidSetting(
      `${url === undefined ? 'CHAT_HOSTS' : 'SMTP_URL'} also needs PUBLIC_URL, which messages link to.`,
    );
  }
  if (!chatHosts.every((host) => HOST.test(host))) {
    // Not repeated: the whole address of a webhook is a secret.
    throw new InvalidSetting('CHAT_HOSTS has names of hosts alone, with commas, such as chat.example.org.');
  }
  return { publicUrl, hasAmounts, mail: readMail(url, from), chatHosts };
}

/** @throws InvalidSetting, which does not repeat the address: it may contain a password */
function readMail(given: string | undefined, from: string | undefined): NotificationSettings['mail'] {
  if (given === undefined) return undefined;
  if (from === undefined) throw new InvalidSetting('SMTP_URL also needs MAIL_FROM, the sender of mails.');
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || url.search || url.hash || url.pathname.length > 1) {
    throw new InvalidSetting(
      'SMTP_URL is not the address of a mail server, such as smtp://user:password@mail.example.org:587 or smtps://….',
    );
  }
  return {
    url: given,
    from,
    isPlain: url.protocol === 'smtp:' && isLoopback(url.hostname.replace(/^\[(.+)\]$/, '$1')),
  };
}
