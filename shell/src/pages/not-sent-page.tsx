import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Button, ButtonLink, DataList } from 'ui-kit';
import { NoticePage } from './notice/notice-page';

interface NotSentPageProps {
  readonly title: string;
  /** The cause and the remedy. */
  readonly message: string;
  /** The address that the form was posted to, as in English. */
  readonly path: string;
  /** The posted fields, so that they can be read and sent again; without them, the page only shows the reason. */
  readonly fields?: FormData;
}

/** Names of fields that are never written into a page. */
const SECRET = /password|otp|code|challenge/i;

const words = (name: string): string => {
  const spaced = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/**
 * The page for a form that could not be accepted: the reason, the posted fields and a button to send them again. No
 * scripts.
 */
export function NotSentPage({ title, message, path, fields }: NotSentPageProps): ReactNode {
  const address = useHref(path);
  const texts = [...(fields ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const typed = texts.filter(([name, value]) => !SECRET.test(name) && value.trim() !== '');
  const whole = typed.length > 0 && !texts.some(([name]) => SECRET.test(name));
  return (
    <NoticePage
      scene="valve"
      title={title}
      alert
      actions={
        <>
          {whole && (
            <form method="post" action={address}>
              {texts.map(([name, value], index) => (
                <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">Send again</Button>
            </form>
          )}
          <ButtonLink href={path} variant={whole ? 'secondary' : 'primary'}>
            Open the page
          </ButtonLink>
        </>
      }
    >
      <p>{message}</p>
      {typed.length > 0 && (
        <>
          <p>What you typed:</p>
          <DataList facts={typed.map(([name, detail]) => ({ term: words(name), detail }))} layout="stacked" />
        </>
      )}
    </NoticePage>
  );
}
