import {
  agreeToTranslation,
  counted,
  fetchTranslation,
  inLanguage,
  languageName,
  previewCollections,
  previewTranslation,
  publishTranslation,
  saveTranslation,
  unpublishTranslation,
  type Collection,
  type Translation,
} from 'api-client';
import { ExternalLink } from 'lucide-react';
import { EditorScreen, useAttempt, useEditor } from 'admin-kit';
import { AddToRelease, LivePreview } from 'admin-kit/content';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, messageOf, useAppDispatch, useChange, useMayChange, useRead } from 'shared-store';
import { Button, ButtonLink, Cluster, ErrorPanel, Notice, notify, SkeletonForm } from 'ui-kit';
import { ConfirmDialog } from 'ui-kit/dialog';
import { useForm } from 'ui-kit/form';
import { editPath } from '../edit-path';
import { collectionName } from '../names';
import { changedTexts, toTexts, typedTexts } from './field-values';
import { KnownTexts } from './known-texts';
import { NextTranslation } from './next-translation';
import { SourceChange } from './source-change';
import { TranslatedText } from './translated-text';
import { TranslationHistory } from './translation-history';
import { translationsPath } from './translations-address';
import classes from './translations.module.css';

interface OneTranslationProps {
  readonly language: string;
  readonly collection: Collection;
  readonly loaded: Translation;
}

function OneTranslation({ language, collection, loaded }: OneTranslationProps): ReactNode {
  const [translation, setTranslation] = useState(loaded);
  const [save] = useChange(saveTranslation);
  const [agree] = useChange(agreeToTranslation);
  const [publish] = useChange(publishTranslation);
  const [unpublish] = useChange(unpublishTranslation);
  const dispatch = useAppDispatch();
  const { busy, attempt } = useAttempt();
  const [asked, setAsked] = useState(false);
  const form = useForm<Record<string, string>>({ defaultValues: toTexts(loaded) });
  const { _id, title, status, path, fields, isPublished, isChanged } = translation;
  const mayChange = useMayChange(collection);
  const params = { language, collection, id: _id };
  const name = languageName(language);
  /** Of the page, which is a document in the other language. */
  const address = path === '' ? undefined : inLanguage(path, language);

  const editor = useEditor<Record<string, string>, Translation>({
    form,
    toValues: toTexts,
    save: async (texts, version = translation.version, intent) => {
      const changed = changedTexts(translation, texts);
      let message: string | undefined;
      let current = version;
      if (Object.keys(changed).length > 0) {
        const saved = await save({ params, body: { version, fields: changed } }).unwrap();
        setTranslation(saved.translation);
        current = saved.translation.version;
        ({ message } = saved);
      }
      if (intent !== 'publish') return message;
      const published = await publish({ params, body: { version: current } }).unwrap();
      setTranslation(published.translation);
      if (address === undefined) return published.message;
      notify.success(published.message, { label: `View in ${name}`, run: () => location.assign(address) });
      // Saved, with a message already.
      return '';
    },
  });

  /** The saved text is right for the changed English one, too. */
  const confirm = (field: string) =>
    attempt(async () => {
      const one = fields.find((other) => other.field === field);
      if (!one || one.value === null) return;
      const body = {
        version: translation.version,
        fields: { [field]: { value: one.value, sourceHash: one.sourceHash } },
      };
      setTranslation((await save({ params, body }).unwrap()).translation);
    });

  /** The user has read a machine's draft, or all of them, and they are right. */
  const agreeTo = (some?: readonly string[]) =>
    attempt(async () => {
      const body = { version: translation.version, ...(some && { fields: [...some] }) };
      const { message, translation: agreed } = await agree({ params, body }).unwrap();
      setTranslation(agreed);
      notify.success(message);
    });
  const drafts = fields.filter(({ draft }) => draft !== null);

  const hasPage = previewCollections.some((one) => one === collection);
  const preview = async (): Promise<string> => {
    const body = { fields: typedTexts(translation, form.getValues()) };
    return (await dispatch(callApi(previewTranslation, { params, body }))).preview.path;
  };

  return (
    <>
      <EditorScreen
        title={`${title}: ${name}`}
        crumbs={[
          { label: 'Translations', href: translationsPath(language, collection) },
          { label: collectionName(collection), href: translationsPath(language, collection) },
          { label: title },
        ]}
        editor={editor}
        labels={Object.fromEntries(fields.map(({ field, label }) => [field, label]))}
        publishes
        {...(hasPage && {
          livePreview: (close) => <LivePreview form={form} preview={preview} onClose={close} />,
        })}
        actions={
          <>
            {isPublished && address && (
              <ButtonLink
                as="a"
                href={address}
                variant="secondary"
                size="small"
                icon={<ExternalLink aria-hidden="true" />}
              >
                {`View in ${name}`}
              </ButtonLink>
            )}
            {mayChange && (
              <ButtonLink href={editPath({ collection, _id, title })} variant="secondary" size="small">
                Edit in English
              </ButtonLink>
            )}
            {translation.version > 0 && (
              <TranslationHistory
                params={params}
                translation={translation}
                onRestored={(restored) => {
                  setTranslation(restored);
                  form.reset(toTexts(restored));
                }}
              />
            )}
            <NextTranslation language={language} collection={collection} id={_id} />
            {(isPublished || isChanged) && (
              <AddToRelease {...{ collection, id: _id, language, isPublished, hasChanges: isChanged }} />
            )}
            {isPublished && (
              <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
                Unpublish
              </Button>
            )}
          </>
        }
        notices={
          <>
            {status !== 'published' && (
              <Notice>The item itself is not published. Visitors see its translation when they see the item.</Notice>
            )}
            <KnownTexts form={form} fields={fields} />
            {drafts.length > 0 && (
              <Notice>
                <Cluster gap={1}>
                  <span>
                    {`${counted(drafts.length, 'text is a machine draft', 'texts are machine drafts')}. A draft is published after you agree to it, or save your own text.`}
                  </span>
                  <Button variant="secondary" size="small" busy={busy} onClick={() => void agreeTo()}>
                    Agree to all
                  </Button>
                </Cluster>
              </Notice>
            )}
            {isChanged && (
              <Notice role="status">
                {isPublished
                  ? 'Some saved texts are not published yet. Visitors see the earlier ones.'
                  : `Visitors see this item in English until you publish the ${name} texts.`}
              </Notice>
            )}
          </>
        }
      >
        <div className={classes.pairs}>
          {fields.map((field) => (
            <TranslatedText
              key={field.field}
              field={field}
              language={language}
              drafted={
                <Button
                  variant="secondary"
                  size="small"
                  busy={busy}
                  aria-label={`Agree to the draft of ${field.label}`}
                  onClick={() => void agreeTo([field.field])}
                >
                  Agree
                </Button>
              }
              outdated={
                <>
                  <SourceChange field={field} />
                  <Button
                    variant="ghost"
                    size="small"
                    busy={busy}
                    aria-label={`Still right: ${field.label}`}
                    onClick={() => void confirm(field.field)}
                  >
                    Still right
                  </Button>
                </>
              }
            />
          ))}
        </div>
      </EditorScreen>
      {asked && (
        <ConfirmDialog
          onClose={() => setAsked(false)}
          title="Unpublish the translation?"
          question={`Visitors see ${title} in English again. The ${name} texts stay here.`}
          confirmLabel="Unpublish"
          tone="primary"
          busy={busy}
          onConfirm={() =>
            void attempt(async () => {
              const { message, translation: hidden } = await unpublish({ params }).unwrap();
              setTranslation(hidden);
              setAsked(false);
              notify.success(message);
            })
          }
        />
      )}
    </>
  );
}

interface NamedTranslation {
  readonly language: string;
  readonly collection: Collection;
  readonly id: string;
}

function LoadedTranslation({ language, collection, id }: NamedTranslation): ReactNode {
  const read = useRead(fetchTranslation, { params: { language, collection, id } }, { refetchOnMountOrArgChange: true });
  // The form begins with what the server has now, and stays when the item is read again.
  const [loaded, setLoaded] = useState<Translation>();
  if (read.data && !read.isFetching && !loaded) setLoaded(read.data);
  if (loaded) return <OneTranslation language={language} collection={collection} loaded={loaded} />;
  if (!read.error) return <SkeletonForm fields={8} />;
  return <ErrorPanel message={messageOf(read.error)} busy={read.isFetching} onRetry={() => void read.refetch()} />;
}

/** An item in English beside its texts in another language, which are saved and published here. */
export function Component(): ReactNode {
  const { language = '', collection = '', id = '' } = useParams();
  const name = `${language}/${collection}/${id}`;
  return <LoadedTranslation key={name} language={language} collection={collection as Collection} id={id} />;
}
