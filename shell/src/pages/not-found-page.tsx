import { PRODUCTS_PATH } from 'api-client';
import type { ReactNode } from 'react';
import { ButtonLink } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { NoticePage } from './notice/notice-page';
import { useFormerAddress } from './use-former-address';

/** The not-found page; the server sends it with status 404. */
export function NotFoundPage(): ReactNode {
  useFormerAddress();
  const { text, lang } = useTexts();
  return (
    <NoticePage
      scene="gap"
      lang={lang}
      eyebrow={text('Error 404')}
      title={text('Page not found')}
      actions={
        <>
          <ButtonLink href="/">{text('Go to the home page')}</ButtonLink>
          <ButtonLink href={PRODUCTS_PATH} variant="secondary">
            {text('All products')}
          </ButtonLink>
        </>
      }
    >
      <p>{text('There is no page at this address. It may have moved, or the address may be mistyped.')}</p>
    </NoticePage>
  );
}
