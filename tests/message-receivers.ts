import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

// A mail server and a chat on loopback, which keep what they are sent.

/** 'hang': no answer at all. */
type Answer = number | 'hang';

/** A message that was taken. */
export interface Taken {
  to: string;
  /** The `X-Coinop-Kind` of a mail. */
  kind: string;
  id: string;
  subject: string;
  /** The plain text, of a mail without its encoding. */
  text: string;
  raw: string;
}

export interface Receiver {
  url: string;
  readonly taken: Taken[];
  /** How many messages were offered, taken or not. */
  readonly offered: () => number;
  /** The answers from now on. */
  answer(with_: Answer): void;
  close(): void;
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** An SMTP server without TLS. @param login the user and password that it asks for */
export async function mailServer(login?: { user: string; password: string }): Promise<Receiver> {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let offered = 0;
  let current: Answer = 250;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    let to = '';
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const plain = Buffer.from(`\0${login?.user}\0${login?.password}`).toString('base64');
    say('220 test');
    // A client that was killed resets its connection, which the lines tell of as well.
    const lines = createInterface({ input: socket }).on('error', () => {});
    lines.on('line', (line) => {
      if (data !== undefined) {
        if (line !== '.') return void data.push(line);
        offered += 1;
        const raw = data.join('\n');
        data = undefined;
        if (current === 'hang') return;
        if (current === 250) taken.push(takenMail(to, raw));
        return say(`${current} done`);
      }
      const [verb = ''] = line.toUpperCase().split(' ');
      if (verb === 'EHLO') return say(login ? '250-test\r\n250 AUTH PLAIN' : '250 test');
      if (verb === 'AUTH') return say(line.endsWith(plain) ? '235 ok' : '535 no');
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return say(to.startsWith('nobody@') ? '550 no such mailbox' : '250 ok');
      }
      if (verb === 'DATA') {
        data = [];
        return say('354 go on');
      }
      say(verb === 'QUIT' ? '221 bye' : '250 ok');
    });
  });
  const credentials = login ? `${login.user}:${login.password}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${await listening(server)}`,
    taken,
    offered: () => offered,
    answer(with_) {
      current = with_;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function takenMail(to: string, raw: string): Taken {
  // A header that is too long goes on in the next line.
  const unfolded = raw.replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, 'mi').exec(unfolded)?.[1] ?? '';
  const [, plain = ''] = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--/.exec(raw) ?? [];
  // By the headers of the part itself: the other part may be written otherwise.
  const isQuoted = /text\/plain(?:(?!\r?\n\r?\n)[\s\S])*?Content-Transfer-Encoding: quoted-printable/.test(raw);
  const decoded = isQuoted
    ? Buffer.from(
        plain
          .replace(/=\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
        'latin1',
      ).toString()
    : plain;
  return {
    to,
    kind: header('X-Coinop-Kind'),
    id: header('Message-ID'),
    subject: header('Subject'),
    text: decoded,
    raw,
  };
}

/** An incoming webhook. */
export async function chat(): Promise<Receiver> {
  const taken: Taken[] = [];
  let offered = 0;
  let current: Answer = 200;
  const server = createHttpServer(async (request, response) => {
    const raw = await text(request).catch(() => undefined);
    if (raw === undefined) return;
    offered += 1;
    if (current === 'hang') return;
    const said = String(JSON.parse(raw).text);
    if (current === 200) {
      const [subject = ''] = said.split('\n');
      taken.push({ to: request.url ?? '', kind: '', id: '', subject, text: said, raw });
    }
    response.writeHead(current).end('ok');
  });
  return {
    url: `http://127.0.0.1:${await listening(server)}/hooks/a-secret-of-the-chat`,
    taken,
    offered: () => offered,
    answer(with_) {
      current = with_;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
