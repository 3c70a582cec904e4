// Checks a running house with the code of Go's checksum database, which shares nothing with ours:
//
//	apt-get install golang-go golang-golang-x-mod-dev
//	GO111MODULE=off GOPATH=/usr/share/gocode go run tests/foreign/sumdb.go http://localhost:3000/log/1
//
// The signature of the checkpoint (note.Open), its root from the tiles (tlog.TreeHash), the inclusion of the first and last entries
// and of one between them (tlog.CheckRecord), and the consistency with earlier sizes (tlog.CheckTree).
package main

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

var address string

func get(path string) []byte {
	answer, err := http.Get(address + "/" + path)
	check(err)
	defer answer.Body.Close()
	if answer.StatusCode != 200 {
		panic(path + ": " + answer.Status)
	}
	bytes, err := io.ReadAll(answer.Body)
	check(err)
	return bytes
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}

// tiles reads hashes as Go wants them: its paths name the height of tiles, those of tlog-tiles do not.
type tiles struct{}

func (tiles) Height() int { return 8 }
func (tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var all [][]byte
	for _, tile := range wanted {
		all = append(all, get(strings.Replace(tile.Path(), "tile/8/", "tile/", 1)))
	}
	return all, nil
}
func (tiles) SaveTiles([]tlog.Tile, [][]byte) {}

func entry(index, size int64) []byte {
	tile := tlog.Tile{H: 8, L: 0, N: index / 256, W: 256}
	if left := size - 256*tile.N; left < 256 {
		tile.W = int(left)
	}
	bundle := get(strings.Replace(tile.Path(), "tile/8/0/", "tile/entries/", 1))
	for skipped := index % 256; ; skipped-- {
		length := int(binary.BigEndian.Uint16(bundle))
		if skipped == 0 {
			return bundle[2 : 2+length]
		}
		bundle = bundle[2+length:]
	}
}

func main() {
	address = strings.TrimSuffix(os.Args[1], "/")
	verifier, err := note.NewVerifier(strings.TrimSpace(string(get("vkey"))))
	check(err)
	checkpoint, err := note.Open(get("checkpoint"), note.VerifierList(verifier))
	check(err)
	lines := strings.Split(checkpoint.Text, "\n")
	size, err := strconv.ParseInt(lines[1], 10, 64)
	check(err)
	var root tlog.Hash
	decoded, err := base64.StdEncoding.DecodeString(lines[2])
	check(err)
	copy(root[:], decoded)
	fmt.Printf("note      %s signed %d entries\n", checkpoint.Sigs[0].Name, size)

	reader := tlog.TileHashReader(tlog.Tree{N: size, Hash: root}, tiles{})
	computed, err := tlog.TreeHash(size, reader)
	check(err)
	if computed != root {
		panic("the tiles lead to another root")
	}
	fmt.Println("tiles     lead to the root")

	for _, index := range []int64{0, size / 2, size - 1} {
		proof, err := tlog.ProveRecord(size, index, reader)
		check(err)
		check(tlog.CheckRecord(proof, size, root, index, tlog.RecordHash(entry(index, size))))
		fmt.Printf("entry     %d is in the tree\n", index)
	}
	for _, earlier := range []int64{1, size/2 + 1, size} {
		before, err := tlog.TreeHash(earlier, reader)
		check(err)
		proof, err := tlog.ProveTree(size, earlier, reader)
		check(err)
		check(tlog.CheckTree(proof, size, root, earlier, before))
		fmt.Printf("tree      of %d begins with that of %d\n", size, earlier)
	}
}
