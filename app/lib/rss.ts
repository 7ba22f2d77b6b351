import { escapeXml, xmlStart } from "./xml";

export type FeedItem = { title: string; address: string; text: string; publishedAt: string };

export type FeedChannel = {
  title: string;
  text: string;
  language: string;
  /** The page that shows the same. */
  address: string;
  /** The feed's own address. */
  feedAddress: string;
  items: FeedItem[];
};

/** A feed (RSS 2.0) with its own address in it, as its readers advise. Texts are plain. */
export function rssXml({ title, text, language, address, feedAddress, items }: FeedChannel): string {
  const channel = [
    element("title", title),
    element("link", address),
    element("description", text),
    element("language", language),
    `<atom:link href="${escapeXml(feedAddress)}" rel="self" type="application/rss+xml"/>\n`,
    ...items.map(itemXml),
  ].join("");
  return `${xmlStart}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel}</channel></rss>\n`;
}

function itemXml({ title, address, text, publishedAt }: FeedItem): string {
  const parts = [
    element("title", title),
    element("link", address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>\n`,
    element("description", text),
    element("pubDate", new Date(publishedAt).toUTCString()),
  ];
  return `<item>\n${parts.join("")}</item>\n`;
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>\n`;
