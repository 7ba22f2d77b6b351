import { useCallback, useState } from "react";

import type { Notice } from "~/lib/notice";
import { dismiss, useMessages, type Message } from "~/shop/shopper/messages";

import { NoticeToast } from "./notice";
import { Toast } from "./toast";
import styles from "./toast.module.css";

/**
 * The corner in which the shop tells what has happened: what the last form had to say, which stands in the HTML, and the
 * messages of script. The region is always there, or screen readers would miss what appears in it.
 */
export function Toasts({ notice }: { notice: Notice | null }) {
  const messages = useMessages();
  const [seen, setSeen] = useState<Notice | null>(null);
  const leave = useCallback(() => setSeen(notice), [notice]);
  return (
    <div className={styles.region} role="status" aria-atomic="false">
      {notice && notice !== seen && <NoticeToast notice={notice} onGone={leave} />}
      {messages.map((message) => (
        <MessageToast key={message.id} message={message} />
      ))}
    </div>
  );
}

function MessageToast({ message: { id, kind, text, action } }: { message: Message }) {
  const leave = useCallback(() => dismiss(id), [id]);
  return <Toast kind={kind} text={text} action={action} onGone={leave} />;
}
