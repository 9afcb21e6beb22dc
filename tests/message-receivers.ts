import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { createServer as createSecureServer, TLSSocket } from 'node:tls';

// A mail server and a chat on loopback, which keep what they are sent.

/** 'hang': no answer to a message; 'silent': not even a greeting. */
type Answer = number | 'hang' | 'silent';

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

/** How a mail server encrypts: from the start, or once the client says STARTTLS. */
interface Tls {
  key: Buffer;
  cert: Buffer;
  begins: 'at once' | 'by STARTTLS';
}

/**
 * An SMTP server.
 *
 * @param login the user and password that it asks for
 * @param tls undefined: it offers no TLS
 */
export async function mailServer(login?: { user: string; password: string }, tls?: Tls): Promise<Receiver> {
  const taken: Taken[] = [];
  const sockets = new Set<Socket>();
  let offered = 0;
  let current: Answer = 250;
  const plain = Buffer.from(`\0${login?.user}\0${login?.password}`).toString('base64');
  const converse = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    let to = '';
    let data: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const isOffered = tls?.begins === 'by STARTTLS' && !(socket instanceof TLSSocket);
    const offers = [...(login ? ['AUTH PLAIN'] : []), ...(isOffered ? ['STARTTLS'] : []), 'test'];
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
      if (verb === 'EHLO')
        return say(offers.map((offer, index) => `250${index + 1 < offers.length ? '-' : ' '}${offer}`).join('\r\n'));
      if (verb === 'STARTTLS' && isOffered) {
        say('220 go on');
        lines.close();
        return converse(new TLSSocket(socket, { isServer: true, ...tls }));
      }
      if (verb === 'AUTH') return say(line.endsWith(plain) ? '235 ok' : '535 no');
      if (verb === 'RCPT') {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        return say(to.startsWith('nobody@') ? '550 no such mailbox' : '250 ok');
      }
      if (verb === 'DATA') {
        data = [];
        return say('354 go on');
      }
      if (verb === 'QUIT') return say('221 bye');
      say(/^(MAIL|NOOP|RSET)$/.test(verb) ? '250 ok' : '502 unknown');
    });
  };
  const greet = (socket: Socket) => {
    if (current === 'silent') {
      offered += 1;
      return void sockets.add(socket.on('error', () => {}));
    }
    converse(socket);
    socket.write('220 test\r\n');
  };
  const server = tls?.begins === 'at once' ? createSecureServer(tls, greet) : createServer(greet);
  const credentials = login ? `${login.user}:${login.password}@` : '';
  return {
    url: `smtp${tls?.begins === 'at once' ? 's' : ''}://${credentials}127.0.0.1:${await listening(server)}`,
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
  const [, plain = ''] = /Content-Type: text\/plain[\s\S]*?\n\n([\s\S]*?)\n--(?! |=20)/.exec(raw) ?? [];
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
    if (typeof current === 'string') return;
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
