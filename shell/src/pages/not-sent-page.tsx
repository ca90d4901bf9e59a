import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { Button, ButtonLink, DataList } from 'ui-kit';
import { useTexts } from '../texts/use-texts';
import { NoticePage } from './notice/notice-page';

interface NotSentPageProps {
  readonly title: string;
  /** The cause and the remedy, in English, as the title. */
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
  const { text, lang, contentLang } = useTexts();
  const texts = [...(fields ?? [])].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const typed = texts.filter(([name, value]) => !SECRET.test(name) && value.trim() !== '');
  const whole = typed.length > 0 && !texts.some(([name]) => SECRET.test(name));
  return (
    <NoticePage
      scene="valve"
      title={text(title)}
      alert
      lang={lang}
      actions={
        <>
          {whole && (
            <form method="post" action={address}>
              {texts.map(([name, value], index) => (
                <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit">{text('Send again')}</Button>
            </form>
          )}
          <ButtonLink href={path} variant={whole ? 'secondary' : 'primary'}>
            {text('Open the page')}
          </ButtonLink>
        </>
      }
    >
      {/* A remote may have given the message: the frame has no translation of it. */}
      <p lang={text(message) === message ? contentLang : undefined}>{text(message)}</p>
      {typed.length > 0 && (
        <>
          <p>{text('What you typed:')}</p>
          <div lang={contentLang}>
            <DataList facts={typed.map(([name, detail]) => ({ term: words(name), detail }))} layout="stacked" />
          </div>
        </>
      )}
    </NoticePage>
  );
}
