import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Starts listening and returns the address, without a trailing slash. Rejects with a readable message. */
export function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: "is in use",
        EACCES: "requires more permissions",
        EADDRNOTAVAIL: "is not an address of this machine",
        ENOTFOUND: "is not an address of this machine",
      };
      reject(
        new Error(`API_PORT ${port} on ${host} ${reasons[error.code ?? ""] ?? `cannot be used: ${error.message}`}`),
      );
    });
    server.listen(port, host, () => resolve(urlOf(server.address(), host)));
  });
}

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

const sweep = 50;

/** Stops accepting, lets open requests finish and closes idle connections. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is busy now becomes idle after its response and would be kept alive for over a minute.
    const sweeping = setInterval(() => server.closeIdleConnections(), sweep);
    server.close(() => {
      clearInterval(sweeping);
      resolve();
    });
    server.closeIdleConnections();
  });
}
