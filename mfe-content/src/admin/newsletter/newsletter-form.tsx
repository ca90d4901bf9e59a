import { previewNewsletter, sendNewsletter, sendTestNewsletter, counted } from 'api-client';
import type { NewsletterBody, NewsletterIssue } from 'api-client';
import { useState } from 'react';
import { Day, useChange } from 'shared-store';
import { announce, useAttempt } from 'admin-kit';
import { Button, Checkbox, Panel } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { Form, FormButtons, TextAreaField, TextField, useForm } from 'ui-kit/form';
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
/** The number of articles that are selected at first. */
const FIRST = 5;

/** Selects the articles of a newsletter, shows its preview, and sends it after the preview was shown. */
export function NewsletterForm({ articles, subscribers }: NewsletterFormProps) {
  const form = useForm<Words>({ defaultValues: { subject: '', introduction: '' } });
  const [chosen, setChosen] = useState(() => new Set(articles.slice(0, FIRST).map(keyOf)));
  const [previewed, setPreviewed] = useState<{ body: NewsletterBody; text: string }>();
  const [isConfirming, setConfirming] = useState(false);
  const [preview, { isLoading: isPreviewing }] = useChange(previewNewsletter);
  const [test, { isLoading: isTesting }] = useChange(sendTestNewsletter);
  const [send, { isLoading: isSending }] = useChange(sendNewsletter);

  const { attempt } = useAttempt();
  const show = (words: Words) =>
    attempt(async () => {
      const picked = articles.filter((article) => chosen.has(keyOf(article)));
      const body = { ...words, articles: picked.map(({ collection, _id }) => ({ collection, _id })) };
      setPreviewed({ body, text: (await preview({ body }).unwrap()).preview.text });
    });
  const toggle = (article: Article): void => {
    const next = new Set(chosen);
    if (!next.delete(keyOf(article))) next.add(keyOf(article));
    setChosen(next);
    setPreviewed(undefined);
  };
  const sendAll = async (body: NewsletterBody): Promise<void> => {
    await announce(send({ body }).unwrap(), 'The newsletter is on its way');
    setConfirming(false);
  };

  return (
    <div className={classes.columns}>
      <Panel>
        <Form form={form} onSubmit={show} aria-label="Newsletter" onChange={() => setPreviewed(undefined)}>
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
            {articles.map((article) => (
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
          <FormButtons>
            <Button type="submit" busy={isPreviewing} disabled={chosen.size === 0}>
              Preview
            </Button>
          </FormButtons>
        </Form>
      </Panel>
      {previewed && (
        <Panel>
          <section className={classes.preview} aria-label="Preview">
            <p className={classes.subject}>{previewed.body.subject}</p>
            <p className={classes.text}>{previewed.text}</p>
            <p className={classes.note}>Each email ends with a link to unsubscribe.</p>
            <FormButtons>
              <Button disabled={subscribers === 0} onClick={() => setConfirming(true)}>
                Send newsletter
              </Button>
              <Button
                variant="secondary"
                busy={isTesting}
                onClick={() => void announce(test({ body: previewed.body }).unwrap())}
              >
                Send a test to me
              </Button>
            </FormButtons>
            {subscribers === 0 && <p className={classes.note}>No one has subscribed yet.</p>}
          </section>
        </Panel>
      )}
      {isConfirming && previewed && (
        <ConfirmDialog
          onClose={() => setConfirming(false)}
          title="Send newsletter"
          question={`Send “${previewed.body.subject}” to ${counted(subscribers, 'address', 'addresses')}?`}
          warning="You can’t take back an email after it is sent."
          confirmLabel="Send newsletter"
          busy={isSending}
          onConfirm={() => void sendAll(previewed.body)}
        />
      )}
    </div>
  );
}
