/** A page to be told of: its whole address, and what it is called. */
export type SharedPage = { url: string; title: string };

/** The ways to tell of a page that are plain links, each with the page's title and address in the words of its own. */
export function shareLinks({ url, title }: SharedPage) {
  const [address, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { way: "telegram", href: `https://t.me/share/url?url=${address}&text=${name}` },
    { way: "vk", href: `https://vk.com/share.php?url=${address}&title=${name}` },
    { way: "whatsapp", href: `https://wa.me/?text=${name}%20${address}` },
    { way: "email", href: `mailto:?subject=${name}&body=${address}` },
  ] as const;
}
