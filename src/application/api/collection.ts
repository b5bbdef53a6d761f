import type { Id, ListQuery, OpenFields, Stored } from "./entities";
import { pathBelow, v1 } from "./request";

/**
 * The calls of a collection of records: `export const { list, byId: topicById } = collection("notes/topics")`.
 * @param name its path below `/v1/`
 */
export function collection<Fields extends object = OpenFields>(name: string) {
  type Record = Stored<Fields>;
  const at = pathBelow(`/v1/${name}`);
  return {
    /** Lists the records. Assumed: method and path. */
    list: (query?: ListQuery) => v1.get<Record[]>(at``, query),
    /** Creates a record. Assumed: method and path. */
    create: (fields: Fields) => v1.post<Record>(at``, fields),
    /** Returns one record. Assumed: method and path. */
    byId: (id: Id) => v1.get<Record>(at`/id/${id}`),
    /** Changes a record. Assumed: method and path. */
    update: (id: Id, fields: Fields) => v1.put<Record>(at`/id/${id}`, fields),
    /** Removes a record. Assumed: method and path. */
    remove: (id: Id) => v1.delete(at`/id/${id}`),
  };
}
