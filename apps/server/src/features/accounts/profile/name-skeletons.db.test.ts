import { expect, test } from "vitest";
import { freshDatabase } from "../../../../../../tests/database.ts";
import { accountTest } from "../account-testing.ts";
import { register } from "../testing.ts";
import { prepareSkeletons } from "./name-skeletons.ts";

const { house, pool, post } = accountTest(freshDatabase);

/** Creates an account as if it were older than the comparison of names by their looks. */
async function older(email: string, username: string) {
  const { body } = await register(house().app, email);
  await pool().query("update account set username = $2, username_skeleton = null where id = $1", [
    body.user._id,
    username,
  ]);
  const keep = (name = username) =>
    post(
      "/api/account/identity",
      { username: name, firstName: "Ada", lastName: "Byron", avatar: "owl", hidden: false },
      body.accessToken,
    );
  return { id: body.user._id, keep };
}

test("among older names with one look the eldest gets the skeleton, and the others stay with their players", async () => {
  const eldest = await older("eldest@example.com", "Paul Berg");
  const double = await older("double@example.com", "Pau1 Berg");
  const another = await older("another@example.com", "P\u0430ul Berg");
  const other = await older("other@example.com", "Grace");
  await prepareSkeletons(pool());
  const { rows } = await pool().query("select username, username_skeleton as skeleton from account order by id");
  expect(rows).toEqual([
    { username: "Paul Berg", skeleton: "paulberg" },
    { username: "Pau1 Berg", skeleton: null },
    { username: "P\u0430ul Berg", skeleton: null },
    { username: "Grace", skeleton: "grace" },
  ]);
  for (const player of [eldest, double, another, other]) expect((await player.keep()).status).toBe(200);
  expect((await other.keep("Paul  Berg")).body.code).toBe("username_taken");
  expect((await double.keep("Pau1.Berg")).body.code).toBe("username_taken");
  await prepareSkeletons(pool());
  expect((await eldest.keep("Carla")).status).toBe(200);
  expect((await double.keep("Pau1.Berg")).status).toBe(200);
});
