import { PRODUCTS_PATH } from 'api-client';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui-kit';
import { NoticePage } from './notice/notice-page';
import { useFormerAddress } from './use-former-address';

/** The not-found page; the server sends it with status 404. */
export function NotFoundPage(): ReactNode {
  useFormerAddress();
  return (
    <NoticePage
      scene="gap"
      eyebrow="Error 404"
      title="Page not found"
      actions={
        <>
          <ButtonLink href="/">Go to the home page</ButtonLink>
          <ButtonLink href={PRODUCTS_PATH} variant="secondary">
            All products
          </ButtonLink>
        </>
      }
    >
      <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
    </NoticePage>
  );
}
