import { PRODUCTS_PATH, SEARCH_PATH } from 'api-client';
import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Button, ButtonLink, TextInput } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { NoticePage } from './notice/notice-page';
import { useFormerAddress } from './use-former-address';
import classes from './not-found-page.module.css';

/** The not-found page; the server sends it with status 404. */
export function NotFoundPage(): ReactNode {
  useFormerAddress();
  const { text, lang } = useTexts();
  const search = useHref(SEARCH_PATH);
  return (
    <NoticePage
      scene="gap"
      lang={lang}
      eyebrow={text('Error 404')}
      title={text('Page not found')}
      actions={
        <>
          <ButtonLink href="/" variant="secondary">
            {text('Go to the home page')}
          </ButtonLink>
          <ButtonLink href={PRODUCTS_PATH} variant="secondary">
            {text('All products')}
          </ButtonLink>
        </>
      }
    >
      <p>{text('There is no page at this address. It may have moved, or the address may be mistyped.')}</p>
      <form role="search" method="get" action={search} className={classes.search}>
        <TextInput
          type="search"
          name="q"
          maxLength={200}
          label={text('Search the whole site')}
          hideLabel
          placeholder={text('Products, articles, jobs…')}
        />
        <Button type="submit">{text('Search')}</Button>
      </form>
    </NoticePage>
  );
}
