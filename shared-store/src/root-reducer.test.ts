import { createSlice } from '@reduxjs/toolkit';
import { injectSlice } from './root-reducer';
import { makeStore } from './store';
import { tableCall } from './testing';

it("accepts a feature's slice, also after the store was created", () => {
  const store = makeStore({ call: tableCall({}).call });
  const basket = createSlice({
    name: 'basket',
    initialState: { ids: ['first'] },
    reducers: { emptied: () => ({ ids: [] }) },
  });
  const selectBasket = injectSlice(basket);
  expect(selectBasket(store.getState())).toEqual({ ids: ['first'] });
  store.dispatch(basket.actions.emptied());
  expect(selectBasket(store.getState())).toEqual({ ids: [] });
  expect(store.getState().session.status).toBe('unknown');
});
