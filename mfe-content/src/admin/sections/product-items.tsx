import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { OrderedList } from 'admin-kit/content';
import { Badge, Button, IconButton, SearchInput, useDebouncedValue } from 'ui-kit';
import { useFieldArray, useFormContext } from 'ui-kit/form';
import { useShelfSearchQuery, useShelvedNamesQuery } from '../api';
import { emptyItem, type ItemValues } from './section-values';
import classes from './sections.module.css';

/** The minimum length of a search: a single character matches everything. */
const MIN_SEARCH_LENGTH = 2;

/** The products of a shelf, or whose documents are shown: find them by name, reorder and remove them. A deleted product is marked. */
export function ProductItems({ name }: { readonly name: string }) {
  const { control, watch } = useFormContext<Record<string, ItemValues[]>>();
  const { append, remove, move } = useFieldArray({ control, name });
  const [search, setSearch] = useState('');
  const wanted = useDebouncedValue(search.trim());
  const chosen = watch(name) ?? [];
  const ids = chosen.map(({ product }) => product);
  const { data: names } = useShelvedNamesQuery(ids.join(','), { skip: ids.length === 0 });
  const { currentData: found } = useShelfSearchQuery(wanted, { skip: wanted.length < MIN_SEARCH_LENGTH });
  const items = chosen.map((item) => ({ ...item, _id: item.product }));
  const nameOf = ({ product, title }: ItemValues): string => names?.[product] ?? (title || product);
  const others = (found ?? []).filter(({ _id }) => !ids.includes(_id));
  return (
    <fieldset className={classes.items}>
      <legend className={classes.legend}>Products</legend>
      <OrderedList
        items={items}
        labelOf={nameOf}
        extra={(item, index) => (
          <>
            {names && !(item.product in names) && <Badge tone="warning">Not on the site</Badge>}
            <IconButton label={`Remove ${nameOf(item)}`} size="small" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </>
        )}
        onMove={move}
      />
      <SearchInput label="Find a product" hideLabel={false} value={search} onValueChange={setSearch} />
      <p role="status" className={classes.found}>
        {wanted.length >= MIN_SEARCH_LENGTH && found && others.length === 0
          ? 'No products found matching your search'
          : ''}
      </p>
      <ul className={classes.results} role="list">
        {wanted.length >= MIN_SEARCH_LENGTH &&
          others.map(({ _id, name: title }) => (
            <li key={_id}>
              <Button
                variant="ghost"
                size="small"
                icon={<Plus aria-hidden="true" />}
                onClick={() => append({ ...emptyItem(), product: _id, title })}
              >
                {`Add ${title}`}
              </Button>
            </li>
          ))}
      </ul>
    </fieldset>
  );
}
