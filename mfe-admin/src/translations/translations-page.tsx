import {
  fetchTranslationCounts,
  fetchTranslations,
  languageName,
  type Collection,
  type TranslationCounts,
  type ListedTranslation,
} from 'api-client';
import { CollectionScreen, RowName, ScreenHead } from 'admin-kit';
import { translationPath, useTranslatorLanguages } from 'admin-kit/content';
import type { TableColumn } from 'admin-kit/table';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Moment, selectLanguages, useAnswer, useAppSelector, useRead } from 'shared-store';
import { Button, ButtonLink, ChipLink, Cluster, EmptyState, ErrorPanel, SkeletonTable, Stack } from 'ui-kit';
import { collectionName } from '../names';
import { FilesDialog } from './files-dialog';
import { TranslationBadges } from './translation-badges';
import { TRANSLATION_STATES, translationsAddress } from './translations-address';
import classes from './translations.module.css';

const PER_PAGE = 25;

const columnsWith = (pathOf: (item: ListedTranslation) => string): readonly TableColumn<ListedTranslation>[] => [
  {
    id: 'title',
    header: 'Item',
    cell: (item) => (
      <RowName href={pathOf(item)}>
        <span dir="auto">{item.title}</span>
      </RowName>
    ),
  },
  { id: 'state', header: 'State', cell: (translation) => <TranslationBadges {...translation} /> },
  { id: 'by', header: 'Saved by', narrow: true, cell: ({ by }) => by },
  { id: 'at', header: 'Saved', narrow: true, cell: ({ at }) => at && <Moment at={at} /> },
];

/** The address of the list with another language or collection, in the same state. */
const useListPath = () => {
  const [params] = useSearchParams();
  const { filters } = translationsAddress.read(params);
  return {
    chosen: filters,
    to: (language: string, collection?: string) =>
      `/admin/translations${translationsAddress.write({ filters: { ...filters, language, ...(collection && { collection }) } })}`,
  };
};

interface TranslationsProps {
  readonly languages: readonly string[];
  readonly language: string;
  readonly collections: readonly TranslationCounts[];
}

/** The items of a collection with the state of their translation. */
function Translations({ languages, language, collections }: TranslationsProps): ReactNode {
  const [params] = useSearchParams();
  const { search, page } = translationsAddress.read(params);
  const { chosen, to } = useListPath();
  const [inFiles, setInFiles] = useState(false);
  const collection = (collections.find((one) => one.collection === chosen.collection) ?? collections[0])?.collection;
  const read = useAnswer(
    fetchTranslations,
    {
      params: { language, collection: (collection ?? 'blogs') as Collection },
      query: { ...(search && { search }), state: chosen.state ?? 'all', page, limit: PER_PAGE },
    },
    { skip: collection === undefined, refetchOnMountOrArgChange: true },
  );
  const pathOf = ({ _id }: ListedTranslation): string => translationPath(language, collection ?? '', _id);
  return (
    <>
      <CollectionScreen
        title="Translations"
        lead="Visitors read English until a translation is published."
        noun={{ one: 'item', many: 'items' }}
        actions={
          <Button variant="secondary" size="small" onClick={() => setInFiles(true)}>
            Translate in another program
          </Button>
        }
        above={
          <Stack gap={1}>
            {languages.length > 1 && (
              <nav aria-label="Languages">
                <Cluster gap={1}>
                  {languages.map((code) => (
                    <ChipLink key={code} href={to(code)} aria-current={code === language ? 'page' : undefined}>
                      {languageName(code)}
                    </ChipLink>
                  ))}
                </Cluster>
              </nav>
            )}
            <nav aria-label="Kinds of content, with the number of items to do">
              <Cluster gap={1} className={classes.kinds}>
                {/* A phone shows one line of them: the kinds with something to do are first. */}
                {[
                  ...collections.filter((one) => one.done < one.items),
                  ...collections.filter((one) => one.done >= one.items),
                ].map((one) => (
                  <ChipLink
                    key={one.collection}
                    href={to(language, one.collection)}
                    count={one.items - one.done || undefined}
                    aria-current={one.collection === collection ? 'page' : undefined}
                  >
                    {collectionName(one.collection)}
                  </ChipLink>
                ))}
              </Cluster>
            </nav>
          </Stack>
        }
        items={read.data?.translations}
        total={read.data?.total ?? 0}
        read={read}
        pageSize={PER_PAGE}
        columns={columnsWith(pathOf)}
        layout="brief"
        keyOf={({ _id }) => _id}
        labelOf={({ title }) => title}
        filters={[
          { id: 'state', label: 'State', options: TRANSLATION_STATES },
          // The links above set them.
          ...['language', 'collection'].map((id) => ({ id, label: id, options: [], hidden: true as const })),
        ]}
        rowActions={(item) => (
          <ButtonLink href={pathOf(item)} variant="ghost" size="small" aria-label={`Translate ${item.title}`}>
            Translate
          </ButtonLink>
        )}
        empty={<EmptyState title="Nothing to translate yet" drawing="documents" />}
        unmatched={<EmptyState title="No items in this state" drawing="search" />}
      />
      {inFiles && collection !== undefined && (
        <FilesDialog language={language} collection={collection as Collection} onClose={() => setInFiles(false)} />
      )}
    </>
  );
}

/** The content of the site in its other languages: what is missing, out of date or not published. */
export function Component(): ReactNode {
  const siteLanguages = useAppSelector(selectLanguages).others;
  const languages = useTranslatorLanguages();
  const { chosen } = useListPath();
  const language = languages.find((code) => code === chosen.language) ?? languages[0];
  const counts = useRead(
    fetchTranslationCounts,
    { params: { language: language ?? '' } },
    { skip: language === undefined, refetchOnMountOrArgChange: true },
  );
  // Rendered all at once: the kinds of content would move the table.
  if (language !== undefined && counts.data)
    return <Translations languages={languages} language={language} collections={counts.data} />;
  if (language !== undefined)
    return (
      <>
        <ScreenHead title="Translations" />
        {counts.isError ? (
          <ErrorPanel
            message="The translations could not be loaded."
            busy={counts.isFetching}
            onRetry={() => void counts.refetch()}
          />
        ) : (
          <SkeletonTable rows={8} label="Loading the translations" />
        )}
      </>
    );
  return (
    <>
      <ScreenHead title="Translations" />
      {Object.keys(siteLanguages).length > 0 ? (
        <EmptyState title="Your role translates into none of the site’s languages" drawing="documents">
          An owner can change the languages of your role.
        </EmptyState>
      ) : (
        <EmptyState title="This site is in English only" drawing="documents">
          Further languages are set with the variable LANGUAGES of its servers, such as hi,gu.
        </EmptyState>
      )}
    </>
  );
}
