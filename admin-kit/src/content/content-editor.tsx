import { useChange, useDates, useMayPublish } from 'shared-store';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { discardPendingChange, previewCollections, publishPendingChange, savePendingChange } from 'api-client';
import { collectionOf, derive, type ContentType, type FormDefinition } from 'api-client/content-types';
import { Button, ButtonLink, notify } from 'ui-kit';
import { ExternalLink } from 'lucide-react';
import { useForm, useWatch } from 'ui-kit/form';
import { EditorScreen } from '../editor-screen';
import { EditorRulesContext, type EditorRules } from '../fields/needed-to-publish';
import {
  PublicationFields,
  PublicationState,
  publicationBody,
  isPublishable,
  publicationValues,
  type PublicationValues,
} from '../publication-fields';
import { saveQuestion } from '../save-question';
import { CLOSE, PUBLISH, REVIEW, useEditor, type SaveIntent } from '../use-editor';
import { AddToRelease } from './add-to-release';
import { useContentChanges } from './api';
import { listPath } from './content-collection';
import type { FieldInputs } from './content-field';
import { ContentFields, withOthers } from './content-fields';
import { formLabels, previewItem, toBody, toValues, type ValuesOf } from './form-values';
import { ItemHistory } from './item-history';
import { UnsavedChangesNotice } from './unsaved-changes-notice';
import { itemPath } from './item-path';
import { copied, useOriginal } from './original';
import { useLoaded } from './loaded';
import { LivePreview } from './live-preview';
import { PendingNotice } from './pending-notice';
import { PresenceNotice } from './presence-notice';
import { ReviewNotice } from './review-notice';
import { screenWords } from './screen-words';
import { SeoPanel } from './seo-panel';
import { ShareDraft } from './share-draft';
import { TranslateLinks } from './translate-links';

/** The values of a form whose editor replaces some of the definition's with its own. */
type Merged<Type extends ContentType, Values> = Values & Omit<ValuesOf<Type>, keyof Values>;

interface ContentEditorProps<Type extends ContentType, Item, Values> {
  readonly type: Type;
  /** Undefined for a new item. */
  readonly item: Item | undefined;
  /** Wraps the fields of the side column. */
  readonly frame?: (fields: ReactNode) => ReactNode;
  /** The fields with a custom input. */
  readonly inputs?: FieldInputs;
  /** The initial values that differ from the definition's. */
  readonly values?: (item: Item | undefined) => Values;
  /** The fields in which a copy differs from its original, besides name, address and status. */
  readonly copied?: object;
  /** The request body, if it differs from the definition's. */
  readonly body?: (values: Merged<Type, Values>) => object;
  /** Renders the preview of an item without its own page. */
  readonly preview?: (item: Item) => ReactNode;
  /** The last breadcrumb, if it differs from the heading. */
  readonly crumb?: string;
  /** The content that visitors lose if the item is unpublished, by default its type. */
  readonly lost?: string;
  /** Uploads the chosen files; resolves to the fields of the body that refer to them. */
  readonly upload?: (values: Merged<Type, Values>) => Promise<object>;
  /** Further notices above the fields. */
  readonly notices?: ReactNode;
  /** The fields of the main column, in place of those of the definition. */
  readonly children?: ReactNode;
}

interface Stored {
  readonly _id: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** The state of the address of an item that was created to be sent for review. */
const TO_BE_SENT = 'to-be-sent';

/** The editor of a new or existing item of a content type: form, preview and history, by its definition. */
export function ContentEditor<Type extends ContentType, Item extends Stored, Values extends object>(
  props: ContentEditorProps<Type, Item, Values>,
): ReactNode {
  const { type, item, inputs, frame = (fields) => fields } = props;
  const { main = [], aside = [], invalid }: FormDefinition = type.form ?? {};
  const hasAside = !type.publicForm || aside.length > 0;
  const navigate = useNavigate();
  const changes = useContentChanges(type);
  const list = listPath(type);
  const mayPublish = useMayPublish();
  const { state: addressState } = useLocation();
  const [isSending, setSending] = useState(addressState === TO_BE_SENT);
  const dates = useDates();
  const valuesOf = (of: Item | undefined): ValuesOf<Type> =>
    derive(Object.entries({ ...toValues(type, of), ...publicationValues(dates, of), ...props.values?.(of) }));
  const original = useOriginal<Item>();
  const loaded = useLoaded();
  // The form's values are based on it, until they are saved or another editor's version is loaded.
  const [base, setBase] = useState({ item, pending: loaded.pending });
  const { pending } = base;
  const startValues = (of: typeof base): object => ({
    ...valuesOf(of.item && of.pending ? { ...of.item, ...of.pending.content } : of.item),
    changesAt: dates.toInput(of.pending?.unpublish ? null : (of.pending?.publishAt ?? null)),
    unpublishAt: dates.toInput(of.pending?.unpublish ? of.pending.publishAt : null),
  });
  const form = useForm<Record<string, unknown>>({
    defaultValues:
      !item && original
        ? { ...valuesOf(original), ...copied(original, type.title), ...props.copied }
        : { ...startValues(base) },
  });
  const { isDirty } = form.formState;
  const isOther = item?.version !== base.item?.version || loaded.pending?.version !== pending?.version;
  useEffect(() => {
    if (!isOther || isDirty) return;
    const now = { item, pending: loaded.pending };
    setBase(now);
    form.reset({ ...startValues(now) });
    // The versions decide; the functions are new at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [item?.version, loaded.pending?.version, isOther, isDirty]);
  const isLive = isPublishable(item) && item.status === 'published';
  const isDraft = isPublishable(item) && item.status === 'draft' && !pending;
  const publishes = useWatch({ control: form.control, name: 'status' }) === 'published' && isLive;
  // `valuesOf` made the form's values.
  const bodyOf = (values: object) => ({
    ...toBody<object>(type, values, item),
    ...publicationBody(values as PublicationValues, dates, item),
    ...props.body?.(values as Merged<Type, Values>),
  });
  /** The id of the item that this editor has created. */
  const created = useRef<string>(undefined);
  const [savePending] = useChange(savePendingChange);
  const [publishPending] = useChange(publishPendingChange);
  const [discardPending] = useChange(discardPendingChange);
  const params = { collection: collectionOf(type), id: item?._id ?? '' };
  const state = pending?.version ?? Date.parse(base.item?.updatedAt ?? '');
  const momentOf = (input: unknown): string | null =>
    typeof input === 'string' && input !== '' ? dates.fromInput(input).toISOString() : null;
  const saveBeside = async (
    fields: object,
    version = state,
    { changesAt, unpublishAt }: Readonly<Record<string, unknown>>,
    publish: boolean,
  ): Promise<string> => {
    // Changes are published now, and the item may still be unpublished at a time.
    const until = mayPublish ? momentOf(unpublishAt) : null;
    const moment = !mayPublish
      ? {}
      : until
        ? { publishAt: until, unpublish: true }
        : { publishAt: publish ? null : momentOf(changesAt) };
    const saved = await savePending({ params, body: { fields: { ...fields }, version, ...moment } }).unwrap();
    const { message } = publish
      ? await publishPending({ params, body: { version: saved.pendingChange.version } }).unwrap()
      : saved;
    await loaded.refetch();
    return message;
  };
  const rebase = async (): Promise<void> => {
    const fields = bodyOf(form.getValues());
    const { publishAt = null, unpublish = false } = pending ?? {};
    await savePending({ params, body: { fields, version: state, publishAt, unpublish, rebase: true } }).unwrap();
    await loaded.refetch();
    form.reset(form.getValues());
  };
  const formId = useId();
  const [rules, setRules] = useState<EditorRules>('draft');
  /** The same during a submit, which began before the state changed. */
  const asked = useRef(rules);
  /** Whether visitors will see what this save stores, now or at a set time, or a reviewer decides whether they may. */
  const isShown = (intent: SaveIntent): boolean => {
    if (intent === REVIEW || intent === PUBLISH) return true;
    const { status, changesAt, unpublishAt } = form.getValues();
    if (status === 'draft') return false;
    return !isLive || status !== 'published' || (Boolean(changesAt) && !unpublishAt);
  };
  /** The values of a save: publishing decides the status of a draft, and a review leaves the item's status. */
  const valuesFor = <Given extends object>(values: Given, intent: SaveIntent): Given => {
    if (intent === REVIEW) return { ...values, ...publicationValues(dates, item) };
    return intent === PUBLISH && isDraft ? { ...values, status: 'published', publishAt: '' } : values;
  };
  const editor = useEditor<Record<string, unknown>, Item>({
    form,
    toValues: valuesOf,
    save: async (given, version, intent) => {
      const values = valuesFor(given, intent);
      if (intent === REVIEW && item && !isDirty) {
        if (!isDraft && !pending) throw new Error('There are no changes to send. Change something first.');
        return undefined;
      }
      const body = { ...bodyOf(values), ...(await props.upload?.(values as Merged<Type, Values>)) };
      if (!item) {
        const made = await changes.create(body);
        created.current = made.id;
        return made.message;
      }
      if (isLive && values['status'] === 'published') return saveBeside(body, version, values, intent === PUBLISH);
      const { message } = await changes.update(item._id, { ...body, version: version ?? base.item?.version });
      if (pending && (mayPublish || pending.isMine)) await discardPending({ params }).unwrap();
      await loaded.refetch();
      return message;
    },
    questionOf: (values, intent) =>
      saveQuestion(
        props.lost ?? screenWords(type).one,
        valuesFor(values, intent) as PublicationValues & typeof values,
        dates,
        item,
      ),
    onSaved: (intent) => {
      if (intent === CLOSE || (!item && created.current === undefined)) void navigate(list);
      else if (created.current !== undefined)
        void navigate(`${list}/${created.current}`, { replace: true, state: intent === REVIEW ? TO_BE_SENT : null });
      else if (intent === REVIEW) setSending(true);
    },
  });
  const closeSending = (): void => {
    setSending(false);
    // A reload of the page does not ask again.
    if (addressState === TO_BE_SENT) void navigate('.', { replace: true, state: null });
  };
  const words = screenWords(type);
  const title = item ? `Edit ${String(Reflect.get(item, type.title))}` : words.add;
  const labels = formLabels(type);
  const { preview } = props;
  const path = item && itemPath(type, item);
  const live = previewCollections.find((one) => one === type.collection);
  return (
    <EditorRulesContext value={rules}>
      <EditorScreen
        title={title}
        crumbs={[{ label: words.title, href: list }, { label: props.crumb ?? title }]}
        editor={editor}
        formId={formId}
        // Before the fields are checked: their rules follow from the button.
        onSubmitting={(intent) => {
          asked.current = isShown(intent) ? 'published' : 'draft';
          flushSync(() => setRules(asked.current));
        }}
        publishes={mayPublish && publishes}
        sends={!mayPublish}
        closes
        labels={labels}
        onInvalid={() => {
          if (invalid !== undefined && asked.current === 'published') notify.error(invalid);
        }}
        notices={
          <>
            {item && <PresenceNotice collection={collectionOf(type)} id={item._id} />}
            {item && pending && (
              <PendingNotice
                collection={collectionOf(type)}
                item={item}
                pending={pending}
                labels={labels}
                onDiscarded={() => form.reset()}
                onRebase={rebase}
              />
            )}
            {item && (isDraft || pending) && !type.publicForm && (
              <ReviewNotice
                collection={collectionOf(type)}
                id={item._id}
                version={state}
                isDraft={isDraft}
                isSending={isSending}
                onSent={closeSending}
                formId={formId}
              />
            )}
            {props.notices}
            <UnsavedChangesNotice form={form} collection={collectionOf(type)} id={item?._id} version={item?.version} />
          </>
        }
        {...(live && {
          livePreview: (close) => (
            <LivePreview
              collection={live}
              id={item?._id}
              form={form}
              fields={() => bodyOf(form.getValues())}
              onClose={close}
            />
          ),
        })}
        preview={preview && (() => preview(previewItem(type, bodyOf(form.getValues()), item, dates.iso(new Date()))))}
        actions={
          item && (
            <>
              <ItemHistory
                collection={collectionOf(type)}
                id={item._id}
                labels={labels}
                mayRestore={mayPublish || isDraft}
                onRestored={() => form.reset()}
              />
              {isLive && path && (
                <ButtonLink href={path} variant="secondary" size="small" icon={<ExternalLink aria-hidden="true" />}>
                  View on site
                </ButtonLink>
              )}
              {isDraft && mayPublish && !type.publicForm && (
                <Button type="submit" form={formId} name="then" value={REVIEW} variant="secondary" size="small">
                  Send for review
                </Button>
              )}
              <AddToRelease
                collection={collectionOf(type)}
                id={item._id}
                isPublished={isLive}
                hasChanges={pending !== undefined}
              />
              <TranslateLinks type={type} id={item._id} />
              <ShareDraft collection={type.collection} item={item} hasChanges={pending !== undefined} />
            </>
          )
        }
        aside={
          hasAside && (
            <>
              {!type.publicForm &&
                (mayPublish ? <PublicationFields withChanges={isLive} /> : <PublicationState item={item} />)}
              {frame(<ContentFields type={type} layout={aside} inputs={inputs} />)}
            </>
          )
        }
      >
        {props.children ?? <ContentFields type={type} layout={withOthers(type, main, aside)} inputs={inputs} />}
        <SeoPanel type={type} />
      </EditorScreen>
    </EditorRulesContext>
  );
}
