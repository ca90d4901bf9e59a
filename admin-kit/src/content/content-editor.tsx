import { useDates } from 'shared-store';
import { use, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { previewCollections } from 'api-client';
import { collectionOf, derive, type ContentType } from 'api-client/content-types';
import { useForm } from 'ui-kit/form';
import { EditorScreen } from '../editor-screen';
import { PublicationFields, publicationBody, publicationValues, type PublicationValues } from '../publication-fields';
import { unpublishQuestion } from '../unpublish-question';
import { useEditor } from '../use-editor';
import { useContentChanges } from './content-calls';
import { listPath } from './content-collection';
import type { FieldInputs } from './content-field';
import { ContentFields, withOthers, type Layout } from './content-fields';
import { formLabels, previewItem, toBody, toValues, type ValuesOf } from './form-values';
import { ItemHistory } from './item-history';
import { KeptInputNotice } from './kept-input-notice';
import { copied, OriginalContext } from './original';
import { LivePreview } from './live-preview';
import { PresenceNotice } from './presence-notice';
import { screenWords } from './screen-words';
import { SeoPanel } from './seo-panel';
import { ShareDraft } from './share-draft';

interface ContentEditorProps<Type extends ContentType, Item> {
  readonly type: Type;
  /** Undefined for a new item. */
  readonly item: Item | undefined;
  /** The first fields of the main column; the others follow in the order of the definition. */
  readonly main?: Layout;
  /** The fields of the side column, below those of publication. */
  readonly aside?: Layout;
  /** Wraps the fields of the side column. */
  readonly frame?: (fields: ReactNode) => ReactNode;
  /** The fields with a custom input. */
  readonly inputs?: FieldInputs;
  /** The initial values, if they differ from the definition's. */
  readonly values?: (item: Item | undefined) => object;
  /** The fields in which a copy differs from its original, besides name, address and status. */
  readonly copied?: object;
  /** The request body, if it differs from the definition's. */
  readonly body?: (values: ValuesOf<Type>) => object;
  /** Renders the preview of an item without its own page. */
  readonly preview?: (item: Item) => ReactNode;
  /** The last breadcrumb, if it differs from the heading. */
  readonly crumb?: string;
  /** Shows a message if some fields are invalid. */
  readonly onInvalid?: () => void;
  /** Saves in another way; resolves to a message. */
  readonly save?: (values: ValuesOf<Type>, body: object, version: number | undefined) => Promise<string | undefined>;
}

interface Stored {
  readonly _id: string;
  readonly version: number;
}

/** The editor of a new or existing item of a content type: form, preview and history, by its definition. */
export function ContentEditor<Type extends ContentType, Item extends Stored>(
  props: ContentEditorProps<Type, Item>,
): ReactNode {
  const { type, item, main = [], aside = [], inputs, frame = (fields) => fields } = props;
  const navigate = useNavigate();
  const changes = useContentChanges(type);
  const list = listPath(type);
  const dates = useDates();
  const valuesOf = (of: Item | undefined): ValuesOf<Type> =>
    derive(Object.entries({ ...toValues(type, of), ...publicationValues(dates, of), ...props.values?.(of) }));
  // `ItemPage` provides originals of the same content type.
  const original = use(OriginalContext) as Item | undefined;
  const form = useForm<Record<string, unknown>>({
    defaultValues:
      !item && original ? { ...valuesOf(original), ...copied(original, type.title), ...props.copied } : valuesOf(item),
  });
  // `valuesOf` made the form's values.
  const bodyOf = (values: object) => ({
    ...toBody<object>(type, values, item),
    ...publicationBody(values as PublicationValues, dates, item),
    ...props.body?.(values as ValuesOf<Type>),
  });
  const editor = useEditor<Record<string, unknown>, Item>({
    form,
    entity: item,
    toValues: valuesOf,
    save: async (values, version) => {
      const body = bodyOf(values);
      if (props.save) return props.save(values as ValuesOf<Type>, body, version);
      const sent = { ...body, ...(version !== undefined && { version }) };
      return (await (item ? changes.update(item._id, sent) : changes.create(body))).message;
    },
    questionOf: (values) =>
      unpublishQuestion(screenWords(type).one, values as PublicationValues & typeof values, dates, item),
    onSaved: () => void navigate(list),
  });
  const words = screenWords(type);
  const title = item ? `Edit ${String(Reflect.get(item, type.title))}` : words.add;
  const labels = formLabels(type);
  const { preview } = props;
  const live = previewCollections.find((one) => one === type.collection);
  return (
    <EditorScreen
      title={title}
      crumbs={[{ label: words.title, href: list }, { label: props.crumb ?? title }]}
      editor={editor}
      labels={labels}
      onInvalid={props.onInvalid}
      notices={
        <>
          {item && <PresenceNotice collection={collectionOf(type)} id={item._id} />}
          <KeptInputNotice form={form} version={item?.version} />
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
            <ItemHistory collection={collectionOf(type)} id={item._id} labels={labels} />
            <ShareDraft collection={type.collection} item={item} />
          </>
        )
      }
      aside={
        <>
          <PublicationFields />
          {frame(<ContentFields type={type} layout={aside} inputs={inputs} />)}
        </>
      }
    >
      <ContentFields type={type} layout={withOthers(type, main, aside)} inputs={inputs} />
      <SeoPanel type={type} />
    </EditorScreen>
  );
}
