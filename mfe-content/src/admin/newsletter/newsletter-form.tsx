import { counted, numberText, sendNewsletter, sendTestNewsletter } from 'api-client';
import type { NewsletterBody, NewsletterIssue } from 'api-client';
import { useState } from 'react';
import { Day, useChange } from 'shared-store';
import { announce } from 'admin-kit';
import { Button, Checkbox, classNames, ErrorPanel, Panel } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { Form, FormButtons, TextAreaField, TextField, useForm, useWatch } from 'ui-kit/form';
import { NO_SUBJECT, useNewsletterPreview } from './use-newsletter-preview';
import classes from './newsletter.module.css';

type Article = NewsletterIssue['articles'][number];

interface NewsletterFormProps {
  readonly articles: readonly Article[];
  readonly subscribers: number;
}

interface Words {
  readonly subject: string;
  readonly introduction: string;
}

const keyOf = ({ collection, _id }: Article): string => `${collection} ${_id}`;
/** The number of articles that are selected at first, and of those that are listed: the email is soon below them. */
const FIRST = 5;
const LISTED = 6;

/** Selects the articles of a newsletter, shows its email while it is written, and sends it as it was shown. */
export function NewsletterForm({ articles, subscribers }: NewsletterFormProps) {
  const form = useForm<Words>({ defaultValues: { subject: '', introduction: '' } });
  const [chosen, setChosen] = useState(() => new Set(articles.slice(0, FIRST).map(keyOf)));
  const [isLong, setLong] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [test, { isLoading: isTesting }] = useChange(sendTestNewsletter);
  const [send, { isLoading: isSending }] = useChange(sendNewsletter);
  const { subject = '', introduction = '' } = useWatch({ control: form.control });
  const listed = articles.filter((article, index) => isLong || index < LISTED || chosen.has(keyOf(article)));
  const picked = articles.filter((article) => chosen.has(keyOf(article)));
  const body: NewsletterBody = {
    subject: subject.trim(),
    introduction,
    articles: picked.map(({ collection, _id }) => ({ collection, _id })),
  };
  const { shown, hasArticles, isCurrent, failure, retry } = useNewsletterPreview(body);
  const toggle = (article: Article): void => {
    const next = new Set(chosen);
    if (!next.delete(keyOf(article))) next.add(keyOf(article));
    setChosen(next);
  };
  const sendAll = async (sent: NewsletterBody): Promise<void> => {
    await announce(send({ body: sent }).unwrap(), 'The newsletter is on its way');
    setConfirming(false);
  };

  return (
    <div className={classes.columns}>
      <Panel>
        <Form form={form} onSubmit={() => setConfirming(isCurrent && subscribers > 0)} aria-label="Newsletter">
          <TextField name="subject" label="Subject" maxLength={150} rules={{ required: 'Subject is required' }} />
          <TextAreaField
            name="introduction"
            label="Introduction"
            rows={4}
            maxLength={2_000}
            optional
            hint="Shown above the articles."
          />
          <fieldset className={classes.articles}>
            <legend>Articles</legend>
            {listed.map((article) => (
              <Checkbox
                key={keyOf(article)}
                checked={chosen.has(keyOf(article))}
                onChange={() => toggle(article)}
                label={article.title}
                hint={
                  <>
                    {article.collection === 'blogs' ? 'Blog' : 'News'}, <Day at={article.date} />
                  </>
                }
              />
            ))}
          </fieldset>
          {articles.length > LISTED && (
            <div>
              <Button variant="secondary" size="small" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
                {isLong ? 'Show fewer articles' : `Show all ${numberText(articles.length)} articles`}
              </Button>
            </div>
          )}
        </Form>
      </Panel>
      {/* It scrolls, by keyboard as well. */}
      <Panel className={classes.beside} role="region" aria-label="Preview" tabIndex={0}>
        <div className={classes.preview}>
          {body.subject === '' || !hasArticles ? (
            <p className={classes.note}>Enter a subject and choose an article to send the email.</p>
          ) : (
            !shown && failure === undefined && <p className={classes.note}>The email is being written …</p>
          )}
          {failure !== undefined ? (
            <ErrorPanel message={failure} onRetry={retry} />
          ) : (
            shown && (
              <div className={classNames(classes.email, !shown.body.subject && classes.unwritten)}>
                <p className={classes.subject}>{shown.body.subject || NO_SUBJECT}</p>
                <p className={classes.text}>{shown.text}</p>
                <p className={classes.note}>Each email ends with a link to unsubscribe.</p>
              </div>
            )
          )}
          <div className={classes.send}>
            <FormButtons>
              <Button disabled={!isCurrent || subscribers === 0} onClick={() => setConfirming(true)}>
                Send newsletter
              </Button>
              <Button
                variant="secondary"
                disabled={!isCurrent}
                busy={isTesting}
                onClick={() => void announce(test({ body }).unwrap())}
              >
                Send a test to me
              </Button>
            </FormButtons>
            {subscribers === 0 && <p className={classes.note}>No one has subscribed yet.</p>}
          </div>
        </div>
      </Panel>
      {isConfirming && shown && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title="Send newsletter"
          question={`Send “${shown.body.subject}” to ${counted(subscribers, 'address', 'addresses')}?`}
          warning="You can’t take back an email after it is sent."
          confirmLabel="Send newsletter"
          busy={isSending}
          onConfirm={() => void sendAll(shown.body)}
        />
      )}
    </div>
  );
}
