import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { SMTPServer } from "smtp-server";

import { listen, stop } from "#mocks/http";

/**
 * A mail server on a free port that takes e-mails, as they came over the wire, while `accepts` is true. It does not know
 * the recipients in `unknown`, and answers to the others after `held`. While `refusal` is a code, no sender may send.
 */
export async function startMailServer() {
  const mails: { to: string[]; raw: string }[] = [];
  const state = { accepts: true, unknown: [] as string[], held: Promise.resolve(), refusal: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_, __, done) {
      const { refusal: responseCode } = state;
      done(responseCode === 0 ? null : Object.assign(new Error("Authentication required"), { responseCode }));
    },
    onRcptTo({ address }, _, done) {
      const isUnknown = state.unknown.includes(address);
      const answer = isUnknown ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null;
      void state.held.then(() => done(answer));
    },
    onData(stream, session, done) {
      const take = (raw: string) => {
        if (!state.accepts) return done(new Error("Try again later"));
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      };
      // A sender that hangs up has sent nothing.
      text(stream).then(take, () => undefined);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://127.0.0.1:${port}`, mails, state, close };
}

type Taken = { method: string; path: string; headers: Record<string, string>; body: string };

/** An HTTP server on a free port that answers with `status`, or not at all with 0, and keeps what it has taken. */
export async function startHttpServer() {
  const requests: Taken[] = [];
  const state = { status: 200 };
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      requests.push({ method: incoming.method ?? "", path: incoming.url ?? "", headers, body });
      if (state.status !== 0) outgoing.writeHead(state.status).end();
    });
  });
  const url = await listen(server, 0, "127.0.0.1");
  const close = () => {
    server.closeAllConnections();
    return stop(server);
  };
  return { url, requests, state, close };
}
