/** A thread that never answers. */
export default () => new Promise(() => {});
