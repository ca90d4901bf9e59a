import { useDates } from 'shared-store';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { previewCollections, type Tag } from 'api-client';
import { collectionOf, derive, type ContentType, type FormDefinition } from 'api-client/content-types';
import { notify } from 'ui-kit';
import { useForm } from 'ui-kit/form';
import { EditorScreen } from '../editor-screen';
import {
  PublicationFields,
  publicationBody,
  publicationValues,
  type PublicationBody,
  type PublicationValues,
} from '../publication-fields';
import { saveQuestion } from '../save-question';
import { useEditor } from '../use-editor';
import { useContentChanges } from './api';
import { listPath } from './content-collection';
import type { FieldInputs } from './content-field';
import { ContentFields, withOthers } from './content-fields';
import { formLabels, previewItem, toBody, toValues, type ValuesOf } from './form-values';
import { ItemHistory } from './item-history';
import { UnsavedChangesNotice } from './unsaved-changes-notice';
import { copied, useOriginal } from './original';
import { LivePreview } from './live-preview';
import { PresenceNotice } from './presence-notice';
import { screenWords } from './screen-words';
import { SeoPanel } from './seo-panel';
import { ShareDraft } from './share-draft';

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
  /** The further tags that a change invalidates. */
  readonly also?: readonly Tag[];
  /** Saves in another way; resolves to a message, unless it shows its own. */
  readonly save?: (
    values: Merged<Type, Values>,
    publication: PublicationBody,
    version: number | undefined,
  ) => Promise<string | undefined>;
  /** The fields of the main column, in place of those of the definition. */
  readonly children?: ReactNode;
}

interface Stored {
  readonly _id: string;
  readonly version: number;
}

/** The editor of a new or existing item of a content type: form, preview and history, by its definition. */
export function ContentEditor<Type extends ContentType, Item extends Stored, Values extends object>(
  props: ContentEditorProps<Type, Item, Values>,
): ReactNode {
  const { type, item, inputs, frame = (fields) => fields } = props;
  const { main = [], aside = [], invalid }: FormDefinition = type.form ?? {};
  const navigate = useNavigate();
  const changes = useContentChanges(type, props.also);
  const list = listPath(type);
  const dates = useDates();
  const valuesOf = (of: Item | undefined): ValuesOf<Type> =>
    derive(Object.entries({ ...toValues(type, of), ...publicationValues(dates, of), ...props.values?.(of) }));
  const original = useOriginal<Item>();
  const form = useForm<Record<string, unknown>>({
    defaultValues:
      !item && original ? { ...valuesOf(original), ...copied(original, type.title), ...props.copied } : valuesOf(item),
  });
  // `valuesOf` made the form's values.
  const bodyOf = (values: object) => ({
    ...toBody<object>(type, values, item),
    ...publicationBody(values as PublicationValues, dates, item),
    ...props.body?.(values as Merged<Type, Values>),
  });
  const editor = useEditor<Record<string, unknown>, Item>({
    form,
    entity: item,
    toValues: valuesOf,
    save: async (values, version) => {
      if (props.save) {
        const publication = publicationBody(values as PublicationValues & typeof values, dates, item);
        return props.save(values as Merged<Type, Values>, publication, version);
      }
      const body = bodyOf(values);
      const sent = { ...body, ...(version !== undefined && { version }) };
      return (await (item ? changes.update(item._id, sent) : changes.create(body))).message;
    },
    questionOf: (values) =>
      saveQuestion(props.lost ?? screenWords(type).one, values as PublicationValues & typeof values, dates, item),
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
      onInvalid={invalid === undefined ? undefined : () => notify.error(invalid)}
      notices={
        <>
          {item && <PresenceNotice collection={collectionOf(type)} id={item._id} />}
          <UnsavedChangesNotice form={form} version={item?.version} />
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
            <ItemHistory collection={collectionOf(type)} id={item._id} labels={labels} also={props.also} />
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
      {props.children ?? <ContentFields type={type} layout={withOthers(type, main, aside)} inputs={inputs} />}
      <SeoPanel type={type} />
    </EditorScreen>
  );
}
