import type Database from "libsql";

import { goods } from "../goods/read";
import { insertRows } from "../lib/rows";
import type { Row } from "../lib/rows";
import { toText, type Pair } from "../lib/text";

type Section = {
  id: number;
  parent: number | null;
  level: number;
  sort: number;
  code: string;
  link: string;
  name: Pair;
  description: Pair;
  picture: string;
};

function row({ name, description, parent, ...section }: Section): Row {
  return {
    ...section,
    parent_id: parent,
    name: toText(name),
    description: toText(description),
  };
}

function topRows(): Row[] {
  return goods().tops.map(({ code, name, description, picture }, index) => {
    const id = index + 1;
    return row({
      ...{ id, parent: null, level: 1, sort: id, code, link: `/catalog/${code}`, name, description },
      picture: `/upload/sections/${picture}-${id}.jpg`,
    });
  });
}

function groupRows(): Row[] {
  const { places } = goods();
  const firsts = places.filter((place, index) => places[index - 1]?.group !== place.group);
  return firsts.map(({ group, top, groupId, topId, leaf }) =>
    row({
      id: groupId,
      parent: topId,
      level: 2,
      sort: groupId,
      code: group.code,
      link: `/catalog/${top.code}/${group.code}`,
      name: group.name,
      description: group.advice[0] ?? ["", ""],
      picture: `/upload/sections/${leaf.picture}-${groupId}.jpg`,
    }),
  );
}

function leafRows(): Row[] {
  return goods().places.map(({ leaf, group, top, leafId, groupId }) =>
    row({
      id: leafId,
      parent: groupId,
      level: 3,
      sort: leafId,
      code: leaf.code,
      link: `/catalog/${top.code}/${group.code}/${leaf.code}`,
      name: leaf.name,
      description: leaf.about,
      picture: `/upload/sections/${leaf.picture}-${leafId}.jpg`,
    }),
  );
}

/** Writes the tree of sections, parents first. The counts are written after the products. */
export function seedSections(db: Database.Database): void {
  insertRows(db, "section", [...topRows(), ...groupRows(), ...leafRows()]);
}
