import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A new store for each test: the module keeps its state as long as a page is open. */
async function freshStore() {
  vi.resetModules();
  return import("./changes");
}

type Store = Awaited<ReturnType<typeof freshStore>>;

let store: Store;

beforeEach(async () => {
  vi.useFakeTimers();
  store = await freshStore();
  store.adoptLoaded({ favorites: 3, basket: 4, compared: 0 });
});

afterEach(() => vi.useRealTimers());

function onlyChange(): ReturnType<Store["changesUnderWay"]>[number] {
  const [change, ...others] = store.changesUnderWay();
  expect(others).toEqual([]);
  if (!change) throw new Error("nothing is under way");
  return change;
}

describe("presses", () => {
  it("shows each at once and sends ten quick ones as one final quantity", () => {
    for (let quantity = 1; quantity <= 10; quantity += 1) {
      store.want("basket", 7, quantity, 0);
      expect(store.shownValue("basket", 7)).toBe(quantity);
      vi.advanceTimersByTime(100);
    }
    expect(store.changesUnderWay()).toEqual([]);
    vi.advanceTimersByTime(250);
    expect(onlyChange()).toMatchObject({ kind: "basket", productId: 7, value: 10 });
  });

  it("sends nothing when the shopper ends where he began", () => {
    store.want("favorite", 7, 1, 0);
    store.want("favorite", 7, 0, 0);
    vi.advanceTimersByTime(1000);
    expect(store.changesUnderWay()).toEqual([]);
  });

  it("keeps a quantity between 0 and 999", () => {
    store.want("basket", 7, 5000, 0);
    expect(store.shownValue("basket", 7)).toBe(999);
    store.want("basket", 7, -3, 0);
    expect(store.shownValue("basket", 7)).toBe(0);
  });

  it("moves the counter by lines, not by pieces", () => {
    store.want("basket", 7, 1, 0);
    store.want("basket", 7, 5, 0);
    expect(store.shownCounters()).toMatchObject({ favorites: 3, basket: 5 });
    store.want("basket", 7, 0, 0);
    store.want("favorite", 8, 0, 1);
    expect(store.shownCounters()).toMatchObject({ favorites: 2, basket: 4 });
  });

  it("sends at once when the page is about to be left", () => {
    store.want("basket", 7, 2, 0);
    store.flush();
    expect(onlyChange().value).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(onlyChange().value).toBe(2);
  });
});

describe("what waits for the presses to be answered", () => {
  it("goes on at once where there are none", async () => {
    await expect(store.settled(1000)).resolves.toBeUndefined();
  });

  it("goes on with the last answer, and not before", async () => {
    const goOn = vi.fn();
    store.want("basket", 7, 1, 0);
    store.flush();
    void store.settled(1000).then(goOn);
    const first = onlyChange();
    store.want("basket", 7, 2, 0);
    store.flush();
    store.confirm(first, 1, {});
    await vi.advanceTimersByTimeAsync(500);
    expect(goOn).not.toHaveBeenCalled();
    store.confirm(onlyChange(), 2, {});
    await vi.advanceTimersByTimeAsync(0);
    expect(goOn).toHaveBeenCalledOnce();
  });

  it("waits no longer than the given time", async () => {
    const goOn = vi.fn();
    store.want("favorite", 7, 1, 0);
    void store.settled(1000).then(goOn);
    await vi.advanceTimersByTimeAsync(999);
    expect(goOn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(goOn).toHaveBeenCalledOnce();
  });
});

describe("answers", () => {
  it("let the API's value and counters stand", () => {
    store.want("basket", 7, 12, 0);
    vi.advanceTimersByTime(250);
    store.confirm(onlyChange(), 10, { basket: 9 });
    expect(store.shownValue("basket", 7)).toBe(10);
    expect(store.shownCounters()).toMatchObject({ favorites: 3, basket: 9 });
    expect(store.changesUnderWay()).toEqual([]);
  });

  it("send what was pressed meanwhile, after the answer and not before", () => {
    store.want("basket", 7, 1, 0);
    vi.advanceTimersByTime(250);
    const first = onlyChange();
    store.want("basket", 7, 3, 0);
    vi.advanceTimersByTime(250);
    expect(onlyChange()).toBe(first);
    store.confirm(first, 1, { basket: 5 });
    expect(store.shownValue("basket", 7)).toBe(3);
    expect(onlyChange().value).toBe(3);
  });

  it("send what was taken back while it was under way: the API has it by then", () => {
    store.want("basket", 7, 0, 2);
    store.flush();
    const first = onlyChange();
    store.want("basket", 7, 2, 2);
    store.flush();
    expect(store.unconfirmed()).toEqual([{ kind: "basket", productId: 7, value: 2 }]);
    store.confirm(first, 0, { basket: 3 });
    expect(onlyChange()).toMatchObject({ productId: 7, value: 2 });
    expect(store.shownCounters()).toMatchObject({ basket: 4 });
  });

  it("count a line that was removed while its adding was under way", () => {
    store.want("basket", 7, 1, 0);
    vi.advanceTimersByTime(250);
    store.want("basket", 7, 0, 0);
    store.confirm(onlyChange(), 1, { basket: 5 });
    expect(store.shownCounters()?.basket).toBe(4);
  });

  it("bring back what was confirmed when the API refuses", () => {
    store.want("basket", 7, 2, 1);
    vi.advanceTimersByTime(250);
    store.rollBack(onlyChange());
    expect(store.shownValue("basket", 7)).toBe(1);
    store.want("basket", 8, 1, 0);
    vi.advanceTimersByTime(250);
    store.rollBack(onlyChange());
    expect(store.shownCounters()?.basket).toBe(4);
    vi.advanceTimersByTime(1000);
    expect(store.changesUnderWay()).toEqual([]);
  });
});

describe("several products", () => {
  it("are sent one after the other, in the order of the presses", () => {
    store.want("favorite", 8, 1, 0);
    store.want("favorite", 7, 1, 0);
    vi.advanceTimersByTime(250);
    const first = onlyChange();
    expect(first.productId).toBe(8);
    store.confirm(first, 1, { favorites: 4 });
    expect(store.shownCounters()?.favorites).toBe(5);
    const second = onlyChange();
    expect(second.productId).toBe(7);
    store.confirm(second, 1, { favorites: 5 });
    expect(store.shownCounters()?.favorites).toBe(5);
    expect(store.changesUnderWay()).toEqual([]);
  });

  it("do not keep each other when the first is refused", () => {
    store.want("basket", 8, 1, 0);
    store.want("basket", 7, 2, 0);
    vi.advanceTimersByTime(250);
    store.rollBack(onlyChange());
    expect(store.shownCounters()?.basket).toBe(5);
    expect(onlyChange()).toMatchObject({ productId: 7, value: 2 });
  });

  it("of two kinds are sent at once", () => {
    store.want("basket", 8, 1, 0);
    store.want("favorite", 8, 1, 0);
    vi.advanceTimersByTime(250);
    expect(store.changesUnderWay()).toHaveLength(2);
  });
});

describe("other sources", () => {
  it("adopts another tab's value, but not over the shopper's own press", () => {
    store.adopt("basket", 7, 6, { basket: 5 });
    expect(store.shownValue("basket", 7)).toBe(6);
    store.want("basket", 7, 7, 6);
    store.adopt("basket", 7, 1, { basket: 5 });
    expect(store.shownValue("basket", 7)).toBe(7);
  });

  it("forgets confirmed values when the page is loaded again, and keeps what waits", () => {
    store.adopt("basket", 7, 6, {});
    store.want("basket", 8, 2, 0);
    store.adoptLoaded({ favorites: 0, basket: 1, compared: 0 });
    expect(store.shownValue("basket", 7)).toBeUndefined();
    expect(store.shownValue("basket", 8)).toBe(2);
    expect(store.shownCounters()).toMatchObject({ favorites: 0, basket: 5 });
  });

  it("names what is unconfirmed for a page that is left for good", () => {
    store.want("basket", 7, 2, 0);
    store.want("favorite", 8, 1, 0);
    vi.advanceTimersByTime(250);
    store.want("basket", 9, 4, 0);
    expect(store.unconfirmed()).toEqual([
      { kind: "basket", productId: 7, value: 2 },
      { kind: "favorite", productId: 8, value: 1 },
      { kind: "basket", productId: 9, value: 4 },
    ]);
  });
});
