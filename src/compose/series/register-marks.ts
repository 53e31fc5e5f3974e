/**
 * Where the register can be opened: of each 1024th key of the register, from the first on, its number among all keys of
 * 8 x 9, as the distance from the one before, with the digits 0 to 9 and a to z. `npm run theorems -- register` makes them.
 */
export const REGISTER_MARKS = `lmq 7so0 xm6 ic2 nrg 3gyh 1ccv o3s 1kin vxw 2toc v9l 19n3 1016 20gf 1h1x 4vxo k61 1bn0 1psz rub 11ly 14wc 1csn
usn 2wja 4wr2 18i3 w94 11wo 5lwf 24j9 132x 1cka 1cl6 3ui6 40jj 2m55 y0m 11ot 1jhp 31b 2js 6wk 6cl 6uo 5z8 atz
oac 20r 39i 2uq b7d sux mot 60l 2g4 1wg 4s2 7px 962 1wy 5nu 5wk aem b9m 47c 2na 2oa e1z d29 4zj adp e81 d13
ar0 bfy 4pn 619 38o 1r2 66q 82j 2av 3w7 8lb 6fx 7kz 3vj 2fh 34z 5pc 49p 6tl 5ic 2l3 45w 40i 5si 4iv 6w4 4g7
80k 4v6 2sc 1wp 29o 684 a7j 7fw 364 3et 4hl 40x 1ph 1fw 3ee 4yb 4p1 36x 2ge 4fw 2aj 690 cyc ivb cvs qoe hx2
10q2 58h byz g1b 64y fzu bdc 921 j88 5x6 45v8 1llf 2a7x 2yge 10mj 1ef2 3kws 1fu2 1tsv 593f 3gbh 3015 28ud 2lpf
76ld 13u6 wv8 dwb 8se yue 6r3 85w 2f0 bhs q9n tlx 2176 az2 11i6 f19 ofh c5j 601 55e 4rh 314 4o1 5ki 8xp 2oi
1ze 362 4de 3jk 2mr 1zn 3zi 23w 3pkq z92 x7z 4wk 42ab 138z 2ymc 1gp3 w2i w9w 11or 1ej4 vll sip edt 4dis 32ak
4f34 44c1 458w q2p 1exb 1znx 114h lbz f84 2fmd 1cav 17kd 3lzb 1gfi 13bq 1wu0 l1d lij 1sny nb1 r05 pxg ypp 3ib3
1sa9 1qsm 40a4 4wy9 yr3 v1n 503 d43 bbh eud bn0 m4h p2g 15i4 7i4 62d df7 e2q kmg 89t bgu br9 m1n 3bz2 4ekw
1xox 3650 3zs4 4s4n 449w 3hx8 alid cgf hnt wy7 3jad 12go zg2 yvo 1lr3 3ibm 19l4 ya7 2m7a 2aev 5uiv 1rj2 1byd
2e28 9ok 3ru dec 3pk 4c9 3ii fk2 c4c 8xy e63 e1r d0v e21 a3y 4e0 ehp 5xr g18 8gg 3k2 3yq 47l 673 50s 6m3 6xg
9zc 7ah 3c7 4xn 8z2 40x 2ux 3iv 2ym 9e2 awd 705 7zo 3w8 5r7 7lt 385 4ft 2sj 14mm 5rjn 4i38 xva 1lpb 4o1k 1sqe
2n6w 3flc csu uip 79k 9k1 4qm aox asy 4p9 6hi 2oa 3rv 2i2 3z5 fyr ggb 531 6ee me5 eaz ivy m89 qya 15i6 yn7 r5c
sol p9p bsi aft 549 drt fse 2en3 3syt 5yvu 1fib 1xpu q3z q6b 3d0q y26 1l1t 40em 1ga2 11yc l67 1a6g 1g1i nmi
y56 8jc ebi 3dr0 3ttl 2wyz 5dbp 3042 1e6h 2aqi z84 p92 vxz tuq 1uvb 18r7 xcg qil iin q7p ijf mvv ye8 1030 mgl
orv g6p 8z6 muo kzx vu2 12rw u7d s4p 1257 rg6 ofj wvu szv w06 1zel 24in 11m3 1410 221f 13de vpp phj jc6 p00
nww unu zz3 qza jy5 10fx 1cj0 cok iqr n0s ikk xm8 1aqm kzk 7yj 69x 9db 6v0 3r0 5s7 3mu 6bo 4k4 9wl qjg nac kbd
gno ksy 1qbt azr c7a a2c sy0 3tw 7bk 77x d0y lo1 tqg 9f8 ae3 bjy 7vj 55s f8o 68e 8vt grk 541 55g fzg hq5 vd6
aii ffv 51y fj7 e7w dfn 54g epp cep m71 6rq jlr ma2 l03 usf 20sc 8te c27 ckg v6o 458 b0k nqb 1ate 9kn nlw 4w06
1x9v 32s3 1e08 2e5g 2cs3 16e9 1bc8 mqb 39nt d94 2u3r 2lih 4w0h 1ukx 2a85 q89 1jxu tkj 27gu 4txe yjc 5r30 te5
35zu 24d9 264u 562q gjk qzn 13sy 2jhn xi9 dpg 12a8 y4h zg0 1qdf tc5 dmk 4duz ivg 1qe7 2q9d 1e67 28qa 1xan 1d1e
2mq1 1ros 20le 525p 3ngs 2f3f 40jh vfq 15k9 490j 1xlt jfx i66 14iw m9o 1t59 1jkg oxt ore dl6 am9 eue 1x8d ekz
80x 4ib b4e trk 1eoj 1r0x xop dii 2213 gqh 11xg gvf 1ghu 2aid 2wab bop cmm 121c 1fqp 17uh atn 97p 6zu avj fyw
bxo gam hrw j8w u8s 13z1 112s t94 17pe 4yn 3iv 7f6 6bm 8sp mcy wlq bib mpv kkz 20g3 1s76 2kwp pmg ddp 1dcu e3q
10rc 1wa3 17hf tya x0u 1tno 49q7 g4q d62 5h2 37v nee 6cp awv lof i18 kbc 4ya edh ek6 mc4 w9t qt9 nwf ix6 f5a
7b1 9by 8fu 75o 3fy 54l 6xw 6im 5ly 6em g9o 7hc bt9 a5d 930 gf4 ee5 jjd eaz bvj bi1 lr7 hl4 8ds ce6 ait 8zb
32x 90p 5eo 50y 6ny 9vc h7p fbg 7rs g82 a8t 8z9 7kh 6nx 3rp 7lb 3uo 7uq 8ro ahw 38s 7tw 995 bmm fev a49 9ca
9d6 gzy dn1 8nt dhy d3q 9o8 965 btt g4i et6 9km dkr 7pb 894 6hh 7vf 2zw 1zj 368 3o8 2it 3r7 2nx 8lu 4hm 69l
7fa 5su 7i8 4xc 51x 6ut 54t 411 5ea 4b8 41q 4yt 99x 39x 9qr 2yy 1t1 2x5 2g2 2gh 1ll 2sx 2x1 2dn 1zu 3dh 4b4
579 33l 1xq 2mc 2eb 2w5 3bc 5fk 37u ec4 f57 85g 5d3 6qy avp db8 wq3 f99 xro dkb jpr 30s 3pq 3l0 4ud 3xa 5fg
4ih 860 6it 40t 915 y3d ajy h1u dxg wjo xh7 k90 tv4 rcr 1gxe 11z2 h1w kj6 86s ds1 c65 pbl mxt qzp z7t vrh i3k
am6 h2p 5wa 4h1 598 6xs cqa fmz 7bc dvi ts4 1gh7 mw2 9pm 7xd b1h 3do 2je 2lw bvy cvv 45g 5n9 41w a1j b31 a3e
9ns cd8 56d 5ng 30n 1u6 5d0 6cr 3co 2mj 27f 5ly 74e 4bd 76t 5pn 2h4 2fb 6a9 5ab 29u 3ho 2uw 69q 74c 7lk bdd
3ld 62j 99y 8yg 6vp 6t5 40q 89g 4re 2bs 3e8 2lk 1be 19m 24v 3sq 2ea 1lu 21t 1zz 14u 21t 21x 1ng 1zw 1oi 1v3
1oa 13v 1k3 267 1w6 1c5 21f 1vo 1q4 28p 2bk 24u 2dv 2b4 2bv 2d4 28z 50l 7aq 92j 3xh a3u 83x 5yn 8aw 4un 42p
3ee 453 4au 696 4l9 3bt 36i 4hk 7wk 4l8 68g 699 5nj 6bx 3it 5gy 69g 5w0 27g 2hp 1xx 27m 2wf 2ei 3g3 3s5 2wq
2l0 1zf 177 1aw 1kk 3rv 4d8 4nz 1yg 3ma 2yo 47l 3q0 2pv 47w 583 5d8 3s4 2ui 1zi 1no 237 2je 2po 28y 2ps 1vq
4kt 53q 3tn 3q8 3mf 4rz 4d9 48f 31w 4p9 5c8 5nx 5n0 7ba 34v 3b9 8jx 31u 2gk 1te 2gp 4il 5sa 692 5md 3e4 3tb
3uu 3aa 2gv 1ns 1fo 2qb 38r 282 2fe 2do 1rp 1q5 2oz 29g 24n 2bn 2gn 43j 4wc 52z 4si 3ox 3q9 3zt 5ah 4ik 30p
3x5 34v 4r1 3xg 2qr 250 1u8 1ri 2fg 35y 2cc 1su 2wg 2rt 2ab 3e0 52d 5qg 8zi 6ps 4m2 8rf 311 4ha 517 3jn 3ip
4ks 5de 3x6 5me 5aq 4o4 3o9 aa1 8ku dew 8x3 3xr 3mo iup 94o 5t6 5ck eo6 fa4 eqc c1e ev7 90t e0v 64i 24p 1wz
2sf 26z 2tp 2tp 1ny 2ea 308 1xu 3di 4wd 8co b69 950 8q0 7u3 b1e 6z9 6wm 8hg 3t0 697 5rw 2x3 1o1 1mg 45x 2la
4zi 493 5na 4lv 6g4 3ul 5sz 79b 6k5 6p1 817 6wr 69l 7cj 393 2pi 5q9 73w 5mt 6kj 6h2 7af 5cw 60x 2ro 2jx 4ge
3ro 4bn 5zb 9r1 948 6qn 6b0 8z5 71d 2y0 3bp 2v1 1y1 1e2 1wt 3um 2mo 1vm 25w 1yp 18e 22x 1ys 1n3 243 1nn 1tr
1l6 16g 1qc 21r 1rf 1fc 277 1rg 1wr 2nv 1t4 2hv 2cm 28x 2ep 2zz 21e 5k9 7g0 2q6 28u 2j6 382 27v 3k3 3sz 2k9
39q 2ep 12z 1sx 225 3cp 3z0 42c 2lq 306 302 3y7 445 307 2by 1z2 1oz 2tm 3a7 1vl 2a5 2s4 2vm 2lb 3he 5hx 60x
895 60x 9hx e9y elh au8 h17 bif 7dz 83v 3ja 7jc d6b 999 5nm bew l7c 729 jxz 404 6l7 398 457 5j0 52t 42v 6do
8ut 7e2 7rb 2pu 2in 4bw 4cf 4s8 56w 6sg 9xt 90i 6yh 7lq cny bbc 5l4 7m5 8p6 7mq 4nu 2z5 1u0 2yo 5tw 2rz 2y7
1mx 2qn 1xy 2xb 25e 2ei 1oi 2tf 2pk 2pr 31y 3eb 3im 3fe 2tb 4ot 7nz 9l8 8k7 dy6 fs1 7wr 5ff 4ky 6xv 9hp 3te
5px abk 6fm 72x 9le 6we 7pu ldk di9 60a h2r ct1 bbg upz o46 e1u fge grc 2ma 3wp 4i2 3ql 2oi 4t9 5jq cev hxp
i1h e11 eob f8h gk6 523 6kb 4rb bdg bk0 1gfp 3jd 5dx 7l9 3xc 26k 2in 2po 27r 8jd 6y6 76o 4f1 2rf 70b 2bj 63s
b40 8dc 4tu 8pl 6cl dup 7hl b80 7a1 fgw lcd jm6 jbj hgl b83 i0n nyp 9ub 1m1 2lu 785 4em 356 5hn 2jx 26b 23p
2pd 5dx 33r 3p7 677 5rf ds7 8p4 2x5 51w 578 3ij 9e7 4ex 4du cq4 9au gdt a92 ffs 8xe bru g5q 6l0 5gb ae4 5ng
5hv 5bt ect 5i2 7fn 1w1 2bk 365 304 36c 3nx 26z 2kf 3pj 4x4 793 57s d2f ess 36o 664 dlh b7x 2ah 3oe 3jn 4rc
37q 2hv 1q7 26l 23h 261 1ik 7g8 1t5 2o9 2gy 31b 1zg a8f 7mg 31i 69l 610 99x 4s0 d6b 5uo 8n7 361 bzb b4q 82d
74b 8vn 3gr 7v5 l3y 2ap 4sn 4bh 581 311 ar4 94j dq8 b93 7ac jtd 28p 9fd 98h 5wp 3vi 6qw 5g5 c9e m45 94h i87
ite hvc dpn cqw oul arf 64a 37a 3nh 2ua aag 5d1 5k3 5fe 869 4iu d7y c76 5v4 9wy kf6 c3z ebg rzq h3s rer ij0
yg8 qqz 3lh a9p 8gg 4vk 3nd 6sl 6e2 c2t mhr 62i 77k by2 6lh ef1 gze wyc enr ura at3x 6cai n9s his 2w1y 1ipr
t04 fh0 bl5 vvr vxz iop 2kt1 9271 p81 1xl3 dlf 11ho smh 38m3 4xxs p3t ls5 odh 72d nxn 9gyi 15kl 15dm jkp 86rf
vvi 4jsy rbh 14or zml 1pad 19q9 3o2i 2jjf 1dn8 21q1 1o8k 287y p7j y4k 1qq9 a1i nmv 1mni 1jjx 2fft 2r1s 2lmj
c1h7 63jt p0m hx4 2wp6 2s3r 11og jku u22 2a9b 9apb 1lnr etn 110o 5ykc 1y8m zbz 1olo sj3 4634 1ys8 1ac0 3cai
4i66 1z3s 5m32 2abj 3bcx 1goa 2ljp fyi c7t 9wl t5r ead w5k 1wgv 418w 1r4r gzm 1ert wr8 gfn 18ar 180h rft vw0
333i 26zp 3q4x 137v a36w 6963 2oc4 3lh2 2ur 97m 1ytc 2hst 9xrw 13wt 1m09 6ka gew 1iua 5bop b0t cc2 15et 361r
3m44 36jy oqv 1fr6 2vx8 3zar 6xt7 fx8 3zds 2lyw i0p 11n7 2g3t ezi 31i 3c9 2i1 ag7 3vj 3xp lch poz 1pe2 qrh
107z 2bam iba 5b9 axn 76s 7m8 76q dxa o1i dxx qbx vl2 1yox 21pg 13um 1ckm 3tm1 uu4 19gs gu4 utn z92 vwo 1j74
1gd8 2pqj 3sag 1yi0 2wsy pvl 11zm 2r4z 1n0s 1q4v o79 rkm 1m7g tz7 fo8 77r 73f 764 74h 6ya 5dz 4p2 689 3uk 13yf
208r 285m q1o wmz 3ni 49b 3oa 2wn 3ie 2j6 81n 6ug 5ul 7tw 7qf 5mj 636 5gk 4ax 446 5qg 8ra vqs ob5 z0s sbc 1bh0
d0x ghm dgm 67u beh wb0 wsz 11fl f5t 5t6 iho t1n 7iv 61h 6wt 4c0 bkc k6v 59i 7cl dia 4av 3es 33u 4lb 740 8ri
ag9 4ba 3lv 3nq l4u eem 5q6 6qq dce d74 5ai dku 9sa a6a 76r 7ny 4tn 3wh 4bp e3h bo5 x1t h0v etp 6cn fp1 a23
fzt 9bh e8u jbz b5x 9tx 6oq jrg wo5 9mq esf ln4 guk nx1 fwf 452 ab8 ian b0q 3yg 80v 7p9 7ya bkn el0 cjz bg8
ezq 6xk 81n 5vy 7gu l2o kp5 ay8 85l c9n cw0 ba3 15rb le8 11ra 9t3 7gj x5g jc6 foq ejz 8u3 152w yoe iou ije
14es 1agy hr5 sqa ejj iht uz0 p59 ey2 71n 8pk 68u 6ks bcq p20 oo9 sk1 jpn jjm 162y 13jj 44z 57w 3jm 2pz 2d5
363 2g2 1y8 31l 2ca 2of 2xd 2e5 1tn 2gm 2mc 3sk 42v 3zv 2y4 1ej 8yt ccz 80c 666 4so 6sq 2t6 1w5 3na 32s 2g1
321 385 4rk 6th 4xp 8ai 85j 6cp 7hp b4o 3rg 4nr 4xa 5gn 6rf 3ou 7jh 746 5ut 7tc 7c8 58m 53v 4xb 67i crv e3n
ha3 ciy 873 5xz 5bj 73e 2az 4bg 3j1 3qf 42l 6c5 6dr bqc 1fr3 4n3 6ir a32 6mx azp i3m fq4 5r2 410 8f9 56w vto
osh kzp 180a sos 1d66 12wa 1d8o k4y 1uxo 2tt9 7l2 bmb ntu 1zgx d0i 4ha 4j4 cbl 729 xqu 16ci 29ov b8g lqf 1n6q
27ug 21fa wn8 4qg cou 8m7 91b bki hzm n4h 115v 6vs 6yr 4vn m4t ya5 14q0 1yoe 2tj8 tky ucl mm7 1jmd 123t uk5
13r4 27qf 1oqm sjh ldl 161f kqa c0z qh7 1kko w8k iww hak z54 x1l arm jfm 14yq etv n7u k2r 10w7 ntu nh9 tvu uh3
of0 hba cg1 b69 r4z opo jz4 bzr 6fx ald 8w5 58r ae1 8sl ae3 6ip 9rs c3u o5r 5o4 k00 dv1 hl1 481 855 8wr 8zc
ape bw1 6w1 8nq 14t4 1gw2 hxg k79 5bl 8wf 7j1 17r6 fuo cqu q46 2t7 ffu ke0 c74 jk4 3my 4tc oa6 aa4 1135 1mxv
1jgq xj6 1ymg 104s nh7 wh0 wzl vyl wly mz2 12ls zru xwb 19x4 wta 6g2 co8 gkw gpm i18 cw3 kkg gxa nxr dev n7l
1h1g zey r4d 9dp gle k1e h7n n2f nle qlq wvk 1bxr dlo f8y 750 bzo hyb 9x6 kvs jx5 qya 177s lic jzp jkq hz2 hnu
lxc e3l fas adx 6gl erw 92g kri 8qp hnb e1v wpu l5g cwu eux kz0 al7 glb ebp bk1 88g 27h 2kg 39f 8iw 2az 5lm
7o4 9zt cw8 9re 7ou 6j4 7rl h3i 410 d7s 4t1 4oe 407 9p6 c2k hzk gt3 9pu ejo a0g azr arh efp 5qh 9wy 43h 5q4
8af cxz 4ot 4fb 4c1 8yp 90t bfs byf as1 4f2 4xe k18 mm0 fqi n9n p37 th5 26yq ozz 17y8 8mb 4tk akv 9s7 u6s j40
8p3 axp two oge 6a0 com uc6 fzh 7pt jyx hw5 3tf brm 5gk mna pe7 7uh o2n zpr 1ph3 opq uu3 fq1 q8z xek dqp 21dx
2yfk 2hyo 4ddw 34y8 k8o qzw 1v58 2k9u 2bpn 1wmh 2jf4 1eb5 1217 1q4z 2n11 255h bqb liy a9l 39a0 105q 345s 3soi
1eri 2rna zey q0b 21gq 20la 2p8l wyn s52 1c33 2pkx 2d0b 1x1c m19 1vqd 1kv8 23yw qym 1tdv 18k9 18a0 5tt dc7 6ts
8sk bgv 69z evd 7c7 4wx 9h0 nsg pc5 h7r 25yf 1lgs xr0 1ptd 27t8 2n2i iiq cag 2ckb jji 7gu cvg 6m9 tfi 1qdm
1zld 1a8b 1mjq ymv di2 9wt llt 62na 1ory 33px ozw mlm 2475 qt5 14ol nwj muh ind 21sj 50bv 2w5w 5otq 1a14 19e8
zf0 siy 1l7q 3uw7 1nnx t23 4uz ibm 7qw 703 7wh 8la iaq 92v 45f hh4 srj ewh z5m ojp qnl vv4 nab 6nuo 10df 14q7
3p2m 5pve 425u 3f50 5fn api bys 5tt kgm dfj 3p1 3ah 2bj 13sr sud 482 jw5 4pj eqd jds 4qg lns 7gh 6pj de9 4pj
6cr 7vt 4pa 7be dj2 aqr 4nn bdv 3kx 4q7 5wn 39j 4oo 3d9 59u 6qq 6bu 4p3 3la 52t 2m6 4x6 4im 2ht 4su 8eg bho
coe 4gs 8px i27 6fq 818 2rl 73c 93z 68x 4pp yxw 155e 11ow t4k 9af bwx nwk v38 2zan 2j0w 18o4 292a 4o4n 2pug
1zeg 2u42 3sux 47dw 2q97 2o81 41bz 5c78 2rk5 2d69 t85 qpr kfe 2wmu qk5 100c m2e jvl w3a 1p9i 3zdv 1v1c 2eq6
55gg 1t73 1v3g 3kyy 1k7b i48 8ax owa cao g1z eiu di2 n4z fta apx 8aj 9nh 73b 6ct 58x 3m2 3yg 401 8ph b8f 9hc
fng 6qa c73 k1n byn dmx 7tp 3dn3 3k1z 169v 3ug3 39pq 2upz 3e30 17v0 d2j 8ot eko 7qd 815 5k5 b7d nsm dub 47n
7o2 49b 4rb 4d7 8tp dfs 54j 2nm 2ba 2m8 2kp 2sq vzq 74s 7xn cfm bix 3nt 3u1 3gb hak d9y ed7 7cg 9pc 7y8 4u1
a24 wq9 7lu h4k akv 87m a00 4ob kim 7z5 avn 4gf jae 81y h6g 7nn 9zz ho5 ibb bvh 8l6 dme h5z e48 qav s36 vi0
ek5 8p0 ban q47 bb0 ftq bu9 cad 9oz ant m5j ee0 9z4 89x ew2 9fo bpv jab 45m 4ci 8os e14 c3g brh ll1 kmg odv
ij3 1wmi fox h7y b6f flf 10pd bkf 75p 7w4 nst 4rb 3m2 4e3 139j jlo g7v 59g 161v 1mgh yr2 1dhz p1w 9bei 1903
1pwa vr5 1t1v mf8 120o 1kza 4cbc 45il 6tqz 1db1 vcq vrg 1375 6tsu 2orz jdq 3j18 59z0 1q55 1avu 4hal 2fr9 2s8w
2zyz 8sj p5b jtz 1a4x 4zp 4qz qry 1bnr 11k5 oia hwy i1y i8w j0d 1uqr 1vr1 2v87 1cbj 2a62 148g d1s hvd f52 9pn
10hs x2x 2f7h 1wm9 148z 3hoj 7wv 9x9 8u3 8hb 3n5 cby gm8 74h 4by 7q0 5gi lkr bv2 88l atn 66g afs jim 6rd tdv
e81 phb bva 1ahe 1fyy zno 1qyn 1vdg t90 tek q4w 2agg e3u th3 qdb 27k8 3aid c4e 8gc 6q7 ki3 nk2 121q opm yjc
90m 8yt de1 3l4 9jg p8l 1m59 1fy3 27v6 yx7 15gd 3b1 32w 5vd 916 89l 2im 2vy 3cp 70k 76d 4g4 42g 3z5 2pn 4kv
3ft 1r8 2pw 4ji 5f7 dxe 8g6 21b 42p 3yp 2yw 2pz 1tn 3t8 2vq 2jm 28k 2nk 1v0 1w6 1rs 2pv 285 36r 5zf 6c6 316
457 35e 252 27k 2gh 1vw 2hs ja0 4sq 68c 4h3 3in 3t9 3q8 3sp a03 7ir 5vu 2rx 3qg 3i9 7xn 96t 4wj 42h 4ir 4xt
4z3 457 3e4 2d8 220 2r9 21f 8zq 6lz 3r1 y6g 76p 5fy di5 bw1 4ap 383 emt 3o8 bqw bl9 5n1 dgk au3 bcz 2l0 7tq
b2n 316 1mv 1j8 e0k lh7 fvf 6op adk 4ve d6b har asy fjz hsg 956 3mb 9k7 evj amk 67i 342 6lv 6as 65o 57y 6ws
dpg 8io bez 7bw evj 74b 7ub 5zy 8v3 iv5 mj0 b5r bkp bg9 czb 187v 446 44i byz 6by 60h 3p4 6h1 8m0 6l3 7p3 3ed
504 3hn 37w 81z 4m5 myz 9i8 5s9 5ai 6dl 72b a2w 6v9 3di 4ks wr3 evq ly9 cwz jcg 261 6b3 si9 mc4 zdw 6ct itn
nlt d8p f51 14g9 mv9 adq 7l3 asf 505 3g4 4du ev3 mca 3lq kw9 21v f6x fy8 fef iul 1r4h 1do0 3ok 542 895 36s 34v
3rk 3jr 2xr 3bn 2r6 87z 4cs 349 dnr 30r 38c 2d8 2o0 23h 79k 2k9 3xz n72 80g 7ix avp 49y 6h4 btw 9dy b3j qkh
aee 9fg mgf e8f 2mto gj3 gxs 58a 1aw6 167f 1wxt bdo c9o 7mh ifv 1wt1 eha 3zw 5g5 9a1 5j3 4uv sut hny wai 2f97
pap 1wy8 1z0z 178k 2ifq uys 167l ztf ce2 83z d66 7n6 eez bct 95n xtj fve q5x 8m0 ps8 j44 p6e 33i0 1m99 nsc ike
3y0r 1ebx oiy 1qpl 4ger dok mlu utn p78 y4o fpl qgf 1e0r 1m6e 10ki 1r0b 1ar0 27fm x05 lx9 a8a 8w1 djz 7ek 6ta
69m 9ld dhh 772 4k2 2u6 3w4 126c kw2 110z tkl t6a jjr 2286 k80 sqo q3s 12zp f6t e0r 1dka 2fuq 1m6k 3ltv l4m
uq5 wvn 2zdz 3bkn 29kj 20jg p0t av5 ti0 fny 7yd ppz ozw mn9 fh2 3ofw 19us 7un k2e i6a 1m2z 2rr4 1o5k 14jj 1137
41dg 9b1 i0j hlv hw3 gs4 zaf rmi 1nck 2yat zpm 3f04 a6x f97 868 5aq a7p 6al bfe aop 4yw 94z 4jj th1 73q ey4
aaz 6ri ci4 g5h 1871 ww5 1c9y 267f 1g47 2kpy 1ghc 2vkd ihw oel ikh 19b2 4luu gmt 939 n4x 187v wsz 2wqo 25jz
92b 3tq 3gk 88o a3c 2mb q1b 1rvn wzs r2e 1h4z 3uxr rn0 k78 332b 2kpi aq5 27m0 3j6n 1470 gjz 9fn 5cs ckw aef
fh6 55k b3m z65 12ge 1q78 1g9h 2liz m7u 23xd 1qkf 3go 3j6 8ti 4wf 3wy 4ja 311 3ko 2yp 9as 48n 9dx 5qg 4l0 3j5
2mf 2t4 7qj 37q l4e asp 5kx af2 958 7ic 10mb yna euw 1bcy tkx uqb 16te 9ig 1x9g 18t9 olf 1aiv 1nl5 1col 3x4
56u c5j 54w moi v5r 22gs 29el`;
