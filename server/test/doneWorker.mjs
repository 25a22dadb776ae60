/** An analysis that is done at once. */
export default () => ({ work: '{}', told: '"late"', done: true, thoughtMs: 1 });
