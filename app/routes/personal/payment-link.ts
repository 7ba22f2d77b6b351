/**
 * The address to pay at, when a shopper may be sent there: http or https, no user or password in it, and a host that is
 * allowed, its port included. Null for any other.
 * @param hosts such as `pay.example.com` or `127.0.0.1:3001`, in small letters
 */
export function allowedPaymentLink(link: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, username, password, href } = new URL(link);
  if (!["http:", "https:"].includes(protocol) || username !== "" || password !== "") return null;
  return hosts.includes(host) ? href : null;
}
