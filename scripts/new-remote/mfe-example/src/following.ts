import { createSlice, injectSlice, type AppDispatch, type RootState } from 'shared-store';

const following = createSlice({
  name: 'example',
  initialState: { isFollowed: false },
  reducers: {
    toggled: (state) => {
      state.isFollowed = !state.isFollowed;
    },
  },
});

const selectFollowing = injectSlice(following);

/** Whether the visitor follows this remote: a value in the store that all front ends share. */
export const selectIsFollowed = (state: RootState): boolean => selectFollowing(state).isFollowed;

/** Follows the remote, or stops following it. */
export const toggleFollowing =
  () =>
  (dispatch: AppDispatch): void =>
    void dispatch(following.actions.toggled());
