import { barePath } from "~/i18n/config";
import { paths } from "~/paths";
import type { OverPageProps } from "~/shop/dialog/over-page-props";

import { SignInDialog } from "./sign-in-dialog";
import { SignOutDialog } from "./sign-out-dialog";

/** Over the page: the question whether to sign out, or the steps of signing in. */
export function AccountDialog(props: OverPageProps) {
  return barePath(new URL(props.to).pathname) === paths.signOut() ? (
    <SignOutDialog {...props} />
  ) : (
    <SignInDialog {...props} />
  );
}
